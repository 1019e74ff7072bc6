import type { FeedChange } from '../../book/ingest/change';
import type { Fixture, FixtureSource } from '../source';
import { createCatalogue } from './catalogue';
import { createMatchMemory, matchUrn, PRODUCER } from './match-memory';
import type { Envelope } from './messages';
import { parseEnvelope } from './parse';
import { CATALOGUE_COMMANDS, catalogueChanges } from './read-catalogue';
import { closeMatch, matchChanges, renamedFixtures, timePassed } from './read-matches';
import { ANSWER, type Reading, SESSION, type TextLine, type Told } from './reading';

/** Reads the lines of one feed, in their order; it remembers what later ones refer to. */
export interface BetconstructReader extends FixtureSource {
  read(line: TextLine): Reading;
}

/**
 * Makes a reader that knows nothing yet.
 *
 * Documented (OddsFeed, TCP socket, "Objects as part of the feed", "Command List"): which command brings which objects,
 * whether asked for or pushed. A command that is not documented is refused. That the connection stands for the one
 * producer, which is up while it lives, is ours.
 */
export function createBetconstructReader(): BetconstructReader {
  const catalogue = createCatalogue();
  const memory = createMatchMemory();
  const known = { catalogue, memory };

  function said(line: TextLine): Told {
    if (line.rk.startsWith('session.')) return sessionSaid(line);
    const parsed = parseEnvelope(line.text);
    if (!parsed.ok) return { changes: [], refused: [parsed.error] };
    const envelope = parsed.value;
    if (envelope.ResultCode) return failed(envelope);
    if (!Object.hasOwn(CATALOGUE_COMMANDS, envelope.Command))
      return matchChanges(envelope, line.t, known);
    const told = catalogueChanges(envelope, catalogue);
    return { ...told, changes: [...told.changes, ...renamedFixtures(known)] };
  }

  function sessionSaid({ t, rk }: TextLine): Told {
    const untold = numberBehind(SESSION.untold, rk);
    if (untold !== null) return plain(closeMatch(untold, memory));
    const requestId = numberBehind(SESSION.recovered, rk);
    if (requestId !== null) {
      return plain([{ type: 'producer_recovered', producer: PRODUCER, requestId }]);
    }
    if (rk === SESSION.lost) return plain([{ type: 'feed_interrupted' }]);
    const isAlive = rk === SESSION.alive;
    if (!isAlive && rk !== SESSION.opened) return { changes: [], refused: [`no such line: ${rk}`] };
    const alive = { type: 'producer_alive', producer: PRODUCER, subscribed: isAlive } as const;
    return plain([alive, ...timePassed(t, memory)]);
  }

  return {
    read: (line) => {
      const isAnswer = line.rk.startsWith(ANSWER);
      return { at: line.t, producer: PRODUCER, isAnswer, ...said(line) };
    },
    fixture: async (urn) => fixtureFrom(memory.matches.values(), urn),
  };
}

function plain(changes: readonly FeedChange[]): Told {
  return { changes, refused: [] };
}

function failed({ Command, ResultCode, Error: error }: Envelope): Told {
  const why = [error?.Key, error?.Message].filter(Boolean).join(': ');
  return { changes: [], refused: [`${Command} came with ResultCode ${ResultCode} (${why})`] };
}

function numberBehind(prefix: string, rk: string): number | null {
  if (!rk.startsWith(prefix)) return null;
  const number = Number(rk.slice(prefix.length));
  return Number.isSafeInteger(number) ? number : null;
}

function fixtureFrom(
  known: Iterable<{ readonly id: number; readonly fixture: Fixture | null }>,
  urn: string,
): Fixture {
  for (const { id, fixture } of known) if (fixture && matchUrn(id) === urn) return fixture;
  throw new Error(`the feed has not told of ${urn}`);
}
