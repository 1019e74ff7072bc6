import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../../server/src/db/schema';
import { migratedDatabase } from '../../database/migrated-database';
import { compareCheckpoint, compareFinal } from '../../../../server/src/feed/check/compare';
import { readExpected } from '../../../../server/src/feed/check/expected';
import { readCancels, readState } from '../../../../server/src/feed/check/state';
import { startFeed } from '../../../../server/src/feed/feed';
import { readSession } from '../../../../server/src/feed/replay/session';
import type { FeedLine, FeedSource } from '../../../../server/src/feed/source';
import type { Broker } from './broker';
import { EXCHANGE, listening } from './listening';
import { openStation, sentAt, until } from './station';
import { makeCertificate, openWire } from './wire';

const RECORDED = join(
  import.meta.dirname,
  '../../../../server/src/feed/recorded/soccer-por-esp-2018',
);

/** The recording through the broker and the real loop; while the connection is cut, messages are lost. */
export async function playedThrough(broker: Broker, isCut: boolean) {
  const { send, now, asked, recover, close } = await openStation(broker.publisherUrl, EXCHANGE);
  onTestFinished(close);
  const certificate = await makeCertificate();
  const wire = await openWire(broker.port, certificate);
  onTestFinished(() => wire.close());
  const secure = certificate && {
    url: `amqps://localhost:${wire.port}`,
    tls: { ca: certificate.cert },
  };
  const { source } = await listening(wire.port, { now, ...secure }, { recover });
  const { lines, expected, half, db, heard, feed } = await following(source);
  const areUp = async () => (await producers(db)).join() === 'active,active';
  const inPieces = async (from: number, to: number) => {
    for (let begin = from; begin < to; begin += 50) {
      const piece = lines.slice(begin, Math.min(begin + 50, to));
      await send(piece);
      await heard(piece.at(-1)?.t ?? 0);
      // The recording must not run away from the book by more than a recovery may take.
      await until('both producers are up', areUp);
    }
  };
  const missing = async () => compareCheckpoint(await readState(db, expected.event_id), half);
  const lost = half.after_line - 100;

  await inPieces(0, lost);
  let whileCut = null;
  if (isCut) {
    wire.cut();
    await until('the producers are down', async () => !(await producers(db)).includes('active'));
    await send(lines.slice(lost, half.after_line));
    whileCut = {
      producers: await producers(db),
      missing: await missing(),
    };
    wire.mend();
  } else {
    await inPieces(lost, half.after_line);
  }
  await until('nothing is missing', async () => (await missing()) === null);
  await inPieces(half.after_line, lines.length);
  const difference = async () => {
    const state = await readState(db, expected.event_id);
    return compareFinal(state, await readCancels(db, expected.event_id), expected);
  };
  await until('all has been taken in', async () => (await difference()) === null);
  await feed.stop();
  const { match, lines: held } = await readState(db, expected.event_id);
  return {
    asked,
    whileCut,
    difference: await difference(),
    remains: { match, lines: new Map([...held].sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}

async function producers(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('producers').select('status').execute();
  return rows.map(({ status }) => status);
}

/** The real loop, with a database of its own, behind a source that will play the recording. */
async function following(source: FeedSource) {
  const { db, close } = await migratedDatabase();
  onTestFinished(() => close());
  const session = await readSession(`${RECORDED}.jsonl`);
  const expected = await readExpected(`${RECORDED}.expected.json`);
  const half = expected.checkpoints.find(({ after_line: line }) => line > 900);
  if (!half) throw new Error('the recording has no second half');
  const timed = byItsOwnTime(source);
  const feed = await startFeed({
    db,
    source: timed.source,
    // Silence is looked for by wall time, which has nothing to do with the time of the recording.
    clock: { now: () => session.lines[0]?.t ?? 0 },
    log: () => {},
    fixtures: {
      fixture: async (urn) => session.fixtures.get(urn) ?? Promise.reject(new Error(urn)),
    },
  });
  return {
    db,
    feed,
    expected,
    half,
    // Answers to requests for recovery come from the station.
    lines: session.lines.filter(({ xml }) => !xml.includes('request_id=')),
    heard: (t: number) => until('the last line was heard', () => timed.last() >= t),
  };
}

/** A recording is played faster than life, so its lines come at the times that they tell. */
function byItsOwnTime(source: FeedSource) {
  let last = 0;
  return {
    last: () => last,
    source: {
      ...source,
      start: (deliver: (line: FeedLine) => Promise<void>) =>
        source.start(async (line) => {
          const t = Math.max(last, sentAt(line));
          await deliver({ ...line, t });
          last = t;
        }),
    },
  };
}
