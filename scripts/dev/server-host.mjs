import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../yard.mjs';
import { sayLines } from './log-lines.mjs';

const WAITING = fileURLToPath(new URL('waiting-server.mjs', import.meta.url));
/** A server that has not ended by then is cut short: the database stands that. */
const END_WITHIN_MS = 1000;
/** The next one loads its packages once the page that is asked for now has been drawn. */
const NEXT_AFTER_MS = 2000;
const LOOK_EVERY_MS = 20;

/** Runs the server, one after the other: each is replaced by one that has waited beside it. */
export class ServerHost {
  #options;
  #serving = null;
  #waiting;
  #standing = new Open();
  #turn = Promise.resolve(false);
  #wanted = 0;
  #isOnItsWay = false;
  #isEnding = false;

  /** `join` is called with every process; `port` is the one where it listens last of all. */
  constructor(options) {
    this.#options = options;
    this.#waiting = this.#spawn();
  }

  /** Waits for a server that is on its way; false when there is none. */
  ready() {
    return this.#standing.kept;
  }

  /**
   * Ends the server that runs, and runs what has been built; answers whether that came up. One that is on its way by then
   * has been built before the last change, and ends.
   */
  restart() {
    this.#wanted += 1;
    const mine = this.#wanted;
    const isLast = () => mine === this.#wanted && !this.#isEnding;
    if (this.#isOnItsWay) void endChild(this.#serving);
    this.#turn = this.#turn.then(() => isLast() && this.#replace(isLast));
    return this.#turn;
  }

  async #replace(isLast) {
    if (!this.#standing.isOpen) this.#standing = new Open();
    const standing = this.#standing;
    const before = this.#serving;
    const next = this.#waiting?.connected ? this.#waiting : this.#spawn();
    [this.#serving, this.#waiting] = [next, null];
    if (before) await endChild(before);
    this.#isOnItsWay = true;
    const isUp = await start(next, this.#options.port);
    this.#isOnItsWay = false;
    if (!isLast()) return false;
    standing.keep(isUp);
    void next.gone.then((how) => this.#hasEnded(next, how));
    setTimeout(() => {
      if (!this.#isEnding) this.#waiting ??= this.#spawn();
    }, NEXT_AFTER_MS);
    return isUp;
  }

  /** One that ends by itself is not started again at once: it would end again. */
  #hasEnded(child, how) {
    if (this.#serving !== child || this.#isEnding) return;
    this.#standing = new Open();
    this.#standing.keep(false);
    this.#options.say(`The server has ended (${how}). It is started again with the next change.`);
  }

  #spawn() {
    // A group of its own: Ctrl-C reaches the parent alone, which ends it well.
    const child = fork(WAITING, [], {
      cwd: root,
      env: this.#options.env,
      execArgv: ['--enable-source-maps'],
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    sayLines(child.stdout, process.stdout);
    sayLines(child.stderr, process.stderr);
    child.gone = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
    this.#options.join(child);
    return child;
  }

  /** Ends all of them. */
  async end() {
    this.#isEnding = true;
    this.#standing.keep(false);
    this.#waiting?.kill('SIGKILL');
    await this.#waiting?.gone;
    if (this.#serving) await endChild(this.#serving);
  }

  /** The same without waiting. */
  endNow() {
    for (const child of [this.#waiting, this.#serving]) child?.kill('SIGKILL');
  }
}

/** Gives a server its turn, and the ports once it could listen; answers whether it does. */
async function start(child, port) {
  const asked = new Promise((done) => {
    child.on('message', (message) => message === 'ready-to-listen' && done(true));
  });
  child.send('your-turn', () => {});
  const isOver = child.gone.then(() => false);
  if (!(await Promise.race([asked, isOver]))) return false;
  child.send('ports-are-yours', () => {});
  while (isRunning(child)) {
    if (await listens(port)) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

async function endChild(child) {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await child.gone;
  clearTimeout(late);
}

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/** Something that is not decided yet, how to decide it, and who waits for that. */
class Open {
  isOpen = true;
  kept = new Promise((done) => {
    this.keep = (value) => {
      this.isOpen = false;
      done(value);
    };
  });
}

function listens(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    socket.on('close', (failed) => done(!failed));
    socket.on('error', () => {});
  });
}
