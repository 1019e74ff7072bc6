import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' };
/** What every line of the log carries, or is said another way. */
const USUAL = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);
const FRAME = /^\s+at .*?\(?((?:file:\/\/)?\/[^()\s]+):(\d+):(\d+)\)?$/;
/** Source lines before and after the one that is meant. */
const AROUND = 2;

/** Writes what a server says, line by line, in words that can be read, with the lines of source that errors name. */
export function sayLines(from, to) {
  const withSource = sourceBelow(linesAround);
  createInterface({ input: from }).on('line', (line) => {
    for (const each of readable(line).split('\n')) to.write(`${withSource(each)}\n`);
  });
}

/** A line of the log in words; any other line as it is. */
export function readable(line) {
  const said = parsed(line);
  if (said === null) return line;
  const { level, time, msg = '', err } = said;
  const more = Object.entries(said)
    .filter(([name]) => !USUAL.has(name))
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const first = `${new Date(time).toTimeString().slice(0, 8)} ${LEVELS[level] ?? level}: ${msg}${more.join('')}`;
  return err ? `${first}\n${err.stack ?? JSON.stringify(err)}` : first;
}

/** Adds, below the first place of a stack that lies in a source of ours, the lines of that source. */
export function sourceBelow(linesOf) {
  let isDone = false;
  return (line) => {
    const [, file = '', row] = FRAME.exec(line) ?? [];
    if (file === '') {
      if (!/^\s+at /.test(line)) isDone = false;
      return line;
    }
    if (isDone || file.includes('/node_modules/')) return line;
    const lines = linesOf(file, Number(row));
    isDone = lines.length > 0;
    return [line, ...lines].join('\n');
  };
}

function linesAround(file, row) {
  try {
    const text = readFileSync(file.startsWith('file:') ? fileURLToPath(file) : file, 'utf8');
    return excerpt(text, row);
  } catch {
    return [];
  }
}

/** Some lines of a text around one of them, which is marked; rows count from 1. */
export function excerpt(text, row) {
  const lines = text.split('\n');
  const first = Math.max(1, row - AROUND);
  return lines
    .slice(first - 1, row + AROUND)
    .map((line, at) => `${first + at === row ? '      > ' : '        '}${first + at} | ${line}`);
}

function parsed(line) {
  if (!line.startsWith('{"level":')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
