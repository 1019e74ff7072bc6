import type { Fixture, ProviderApi } from '../../source';
import { parseEventStatus } from '../parse-status';
import type { Profile } from '../profile';
import type { EventStatus } from '../status';
import { childOf, writeXml } from '../xml';
import { inPath, understood, unlessUnknown } from './answers';
import { type Catalogue, createCatalogue } from './catalogue';
import { priceOf, selectionsOf } from './custom-bet';
import { readDay } from './day';
import { type ApiHttp, type ApiHttpOptions, ApiRefusal, createApiHttp } from './http';
import { eventTypeOf, readFixture } from './read-fixture';
import { outrightOf } from './read-sports';
import { readTimeline } from './read-timeline';
import { type RecoveryRequest, recoveryPath } from './recovery';

export interface UofApiOptions extends Omit<ApiHttpOptions, 'provider'> {
  readonly profile: Profile;
  /** The locale of what no locale is asked for: the provider's own code, such as `en`. */
  readonly locale?: string;
  readonly log: (line: string) => void;
}

/** An event with where it stands, as a summary tells. */
export interface Summary {
  readonly fixture: Fixture;
  readonly status: EventStatus | null;
  /** The `sport_event_status` element as XML text. */
  readonly statusXml: string | null;
}

/** A provider's HTTP API. Every call rejects with ApiRefusal where the provider refuses or says what nobody can read. */
export interface UofApi extends ProviderApi, Catalogue {
  summary(urn: string): Promise<Summary>;
  /** Asks a producer for what was missed; resolves when the request has been taken. */
  recover(request: RecoveryRequest): Promise<void>;
}

/** Makes a client of a provider's API. */
export function createUofApi(options: UofApiOptions): UofApi {
  const { profile, locale = 'en', log } = options;
  const { suffix, hasTimeline, hasCustomBet } = profile.api;
  const http = createApiHttp({ ...options, provider: profile.provider });
  const catalogue = createCatalogue(http, profile, locale, log);
  const events = createEvents(http, profile, locale);
  const outrights = async (urn: string) => {
    const found = outrightOf(urn, await catalogue.tournament(urn));
    if (!found) throw new ApiRefusal(404, `${urn} has no sport or no start`);
    return found;
  };
  const fixture = (urn: string) => (isTournament(urn) ? outrights(urn) : events.fixture(urn));
  const { summary } = events;

  return {
    ...catalogue,
    fixture,
    summary,
    schedule: async (day) => {
      const root = await http.get(`/sports/${locale}/schedules/${inPath(day)}/schedule${suffix}`);
      return readDay(root, { fixture, summary, log });
    },
    // A provider lists thousands that nobody here ever bets on: a league comes with its first event.
    leagues: async () => null,
    timeline: async (urn) => {
      if (!hasTimeline) return null;
      const root = await unlessUnknown(() => http.get(events.path(urn, 'timeline')));
      return root && understood(() => readTimeline(root));
    },
    // Neither provider tells who begins and who sits on the bench.
    lineups: async () => null,
    meetings: async () => null,
    customBet: async (urn, picks) => (hasCustomBet ? priceOf(http, urn, picks) : null),
    customBetSelections: async (urn, chosen) =>
      hasCustomBet ? selectionsOf(http, urn, chosen) : null,
    recover: async (request) => {
      await http.post(recoveryPath(request, await catalogue.productOf(request.product)));
    },
  };
}

/** Fixtures asked for before, so that a change of theirs is read past the provider's cache. */
const MOST_REMEMBERED = 20_000;

function createEvents(http: ApiHttp, { api }: Profile, locale: string) {
  const asked = new Set<string>();
  const path = (urn: string, what: string) =>
    `/sports/${locale}/sport_events/${inPath(urn)}/${what}${api.suffix}`;

  async function fixture(urn: string): Promise<Fixture> {
    const what = asked.has(urn) ? api.changedFixture : 'fixture';
    if (asked.size >= MOST_REMEMBERED) asked.clear();
    asked.add(urn);
    const root = await http.get(path(urn, what));
    return understood(() => readFixture(childOf(root, 'fixture') ?? root));
  }

  async function summary(urn: string): Promise<Summary> {
    const root = await http.get(path(urn, 'summary'));
    return understood(() => {
      const told = childOf(root, 'sport_event_status');
      return {
        fixture: readFixture(childOf(root, 'sport_event') ?? root),
        status: told ? parseEventStatus(told) : null,
        statusXml: told ? writeXml(told) : null,
      };
    });
  }

  return { path, fixture, summary };
}

/** Seasons and tournaments are described whole, with who takes part; a stage is an event like a match. */
function isTournament(urn: string): boolean {
  const type = eventTypeOf(urn);
  return type === 'season' || type === 'simple_tournament';
}
