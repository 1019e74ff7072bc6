import { BETRADAR, type Dialect, ODDIN } from './dialect';

/** In what two providers of the Unified Odds Feed differ. */
export interface Profile {
  /** As the book calls it. */
  readonly provider: string;
  readonly dialect: Dialect;
  readonly exchange: string;
  /** Where the queue is reached over TLS. */
  readonly port: number;
  readonly api: ApiShape;
}

/** What a provider's HTTP API looks like. */
export interface ApiShape {
  /** Documents end with it: `.xml`, or with nothing. */
  readonly suffix: string;
  /** By the number of a product, the part of the path that asks it for recovery. The API's own list comes first. */
  readonly products: Readonly<Record<number, string>>;
  /** The document of a fixture that has changed, past the provider's cache. */
  readonly changedFixture: string;
  readonly hasTimeline: boolean;
  readonly hasVariants: boolean;
  readonly hasCategories: boolean;
  /** Whether it prices outcomes of one match together by the paths of `custombet`. */
  readonly hasCustomBet: boolean;
}

export const BETRADAR_PROFILE: Profile = {
  provider: 'betradar',
  dialect: BETRADAR,
  exchange: 'unifiedfeed',
  port: 5671,
  api: {
    suffix: '.xml',
    products: {
      1: 'liveodds',
      3: 'pre',
      4: 'betpal',
      5: 'premium_cricket',
      6: 'vf',
      7: 'wns',
      8: 'vbl',
      9: 'vto',
      10: 'vdr',
      11: 'vhc',
      12: 'vti',
      14: 'codds',
      15: 'vbi',
      16: 'performance',
      17: 'vci',
    },
    changedFixture: 'fixture_change_fixture',
    hasTimeline: true,
    hasVariants: true,
    hasCategories: true,
    hasCustomBet: true,
  },
};

/** Oddin speaks TLS on the port that is the plain one elsewhere. */
export const ODDIN_PROFILE: Profile = {
  provider: 'oddin',
  dialect: ODDIN,
  exchange: 'oddinfeed',
  port: 5672,
  api: {
    suffix: '',
    products: { 1: 'pre', 2: 'live' },
    changedFixture: 'fixture',
    hasTimeline: false,
    hasVariants: false,
    hasCategories: false,
    hasCustomBet: false,
  },
};
