import type { ScriptedFixture } from '@touchline/wire/feed/script';
import { element, eventMessage } from './feed-xml';
import { matchResult, type PricedMarket, type Score } from './markets';
import { type FeedMessage, LIVE, PREMATCH, type ScriptedContent } from './scripted-feed';

/** Stages of a soccer match, as the provider numbers them: `event` says whether it is played, `stage` how far it is. */
const STAGES = {
  'not started': { event: 0, stage: 0 },
  'first half': { event: 1, stage: 6 },
  'half time': { event: 1, stage: 31 },
  'second half': { event: 1, stage: 7 },
  ended: { event: 3, stage: 100 },
} as const;

type Stage = keyof typeof STAGES;
/** Whether a market is on offer, as the provider numbers it. */
const STATUS = { active: 1, suspended: -1, handedOver: -2, deactivated: 0 };
/** A settlement of scouts, which may be corrected. */
const CERTAINTY = 1;

/** What a match of a test says through the feed. */
export interface MatchTeller {
  now(): number;
  /** Says messages in order, and resolves when the book has taken them in. */
  tell(messages: readonly FeedMessage[]): Promise<void>;
}

/**
 * A match whose every word is said by a test, in the words of the field. Each of them resolves when the book knows.
 * Prices are decimal odds.
 */
export class ScriptedMatch implements ScriptedContent {
  readonly fixture: ScriptedFixture;
  readonly #teller: MatchTeller;
  readonly #markets = new Map<string, PricedMarket>();
  #score: Score = { home: 0, away: 0 };
  #stage: Stage = 'not started';
  #isSuspended = false;

  constructor(fixture: ScriptedFixture, markets: readonly PricedMarket[], teller: MatchTeller) {
    this.fixture = fixture;
    this.#teller = teller;
    for (const market of markets) this.#markets.set(keyOf(market), market);
  }

  /** Says for the first time what is on offer; with `inPlay` as a match that has begun. */
  async open({ inPlay = false } = {}): Promise<void> {
    if (inPlay) this.#stage = 'first half';
    await this.#tellAll();
  }

  /** Other prices of markets, or markets that come on offer. */
  async price(...markets: readonly PricedMarket[]): Promise<void> {
    for (const market of markets) this.#markets.set(keyOf(market), market);
    await this.#tell(this.#oddsChange(markets.map((market) => this.#marketXml(market))));
  }

  /** Prices of who wins that move; those that are not named stay. */
  async move(to: {
    home?: number | null;
    draw?: number | null;
    away?: number | null;
  }): Promise<void> {
    const { prices } = this.#markets.get('1|') ?? matchResult(null, null, null);
    const [home = null, draw = null, away = null] = [prices['1'], prices['2'], prices['3']];
    const next = { home, draw, away, ...to };
    await this.price(matchResult(next.home, next.draw, next.away));
  }

  /** Betting stops for a moment. */
  async suspend(): Promise<void> {
    this.#isSuspended = true;
    await this.#tell(eventMessage('bet_stop', this.#head(), { groups: 'all' }));
  }

  /** Betting goes on at the prices that stand. */
  async reopen(): Promise<void> {
    this.#isSuspended = false;
    await this.#tellAll();
  }

  /** The match begins: from now on the producer of prices in play speaks for it. */
  async kickOff(): Promise<void> {
    const handedOver = [...this.#markets.values()].map((market) =>
      this.#marketXml(market, STATUS.handedOver),
    );
    const last = this.#oddsChange(handedOver);
    this.#stage = 'first half';
    await this.#tell(last, this.#standing());
  }

  /** Where the match is in its course. */
  async goesTo(stage: Extract<Stage, 'half time' | 'second half'>): Promise<void> {
    this.#stage = stage;
    await this.#tellAll();
  }

  /** A goal: betting stops, and goes on with the new score at the prices that stand. */
  async goal(side: 'home' | 'away'): Promise<void> {
    await this.suspend();
    this.#score = { ...this.#score, [side]: this.#score[side] + 1 };
    await this.reopen();
  }

  /** The match is over at this score; nothing is settled yet. */
  async end(home: number, away: number): Promise<void> {
    this.#score = { home, away };
    this.#stage = 'ended';
    const closed = [...this.#markets.values()].map((market) =>
      this.#marketXml(market, STATUS.deactivated),
    );
    await this.#tell(this.#oddsChange(closed));
  }

  /** Every market is settled by the score that stands, or with these outcomes as winners. */
  async settle(winners?: readonly string[]): Promise<void> {
    await this.#tell(this.#settlement(winners));
  }

  /** The settlement is taken back. */
  async rollBack(): Promise<void> {
    const named = [...this.#markets.values()].map((market) => element('market', nameOf(market)));
    await this.#tell(eventMessage('rollback_bet_settlement', this.#head(), {}, named.join('')));
  }

  /** It was not as it was settled: the settlement is taken back, and made again by another score. */
  async correct(home: number, away: number): Promise<void> {
    await this.rollBack();
    this.#score = { home, away };
    await this.settle();
  }

  /** Bets on it are void. */
  async cancel(): Promise<void> {
    const named = [...this.#markets.values()].map((market) =>
      element('market', { ...nameOf(market), void_reason: 1 }),
    );
    await this.#tell(eventMessage('bet_cancel', this.#head(), {}, named.join('')));
  }

  recover(producer: number, requestId: number): FeedMessage[] {
    if (producer !== this.#producer || this.#stage === 'ended') return [];
    return [this.#standing(requestId)];
  }

  answer(call: string, about: string): unknown {
    return call === 'fixture' && about === this.fixture.urn ? this.fixture : undefined;
  }

  get #producer(): number {
    return this.#stage === 'not started' ? PREMATCH : LIVE;
  }

  #head(requestId?: number) {
    const { urn } = this.fixture;
    return { producer: this.#producer, urn, timestamp: this.#teller.now(), requestId };
  }

  #tell(...messages: readonly FeedMessage[]): Promise<void> {
    return this.#teller.tell(messages);
  }

  #tellAll(): Promise<void> {
    return this.#tell(this.#standing());
  }

  #standing(requestId?: number): FeedMessage {
    const markets = [...this.#markets.values()].map((market) => this.#marketXml(market));
    return this.#oddsChange(markets, requestId);
  }

  #oddsChange(markets: readonly string[], requestId?: number): FeedMessage {
    const { event, stage } = STAGES[this.#stage];
    const { home, away } = this.#score;
    const score = event === 0 ? {} : { home_score: home, away_score: away };
    const status = element('sport_event_status', { status: event, match_status: stage, ...score });
    return eventMessage(
      'odds_change',
      this.#head(requestId),
      {},
      status + element('odds', {}, markets.join('')),
    );
  }

  #marketXml(market: PricedMarket, status?: number): string {
    const stands = status ?? (this.#isSuspended ? STATUS.suspended : STATUS.active);
    const isOpen = stands === STATUS.active || stands === STATUS.suspended;
    const chances = chancesOf(market);
    const outcomes = Object.entries(market.prices).map(([id, odds]) =>
      element('outcome', { id, odds, probabilities: chances[id], active: odds === null ? 0 : 1 }),
    );
    return element(
      'market',
      { ...nameOf(market), status: stands, cashout_status: stands === STATUS.active ? 1 : -1 },
      isOpen ? outcomes.join('') : '',
    );
  }

  #settlement(winning?: readonly string[]): FeedMessage {
    const markets = [...this.#markets.values()].map((market) => {
      const winners = winning ?? market.winners(this.#score);
      const outcomes = Object.keys(market.prices).map((id) =>
        element('outcome', { id, result: winners.includes(id) ? 1 : 0 }),
      );
      return element('market', nameOf(market), outcomes.join(''));
    });
    const inside = element('outcomes', {}, markets.join(''));
    return eventMessage('bet_settlement', this.#head(), { certainty: CERTAINTY }, inside);
  }
}

/** How likely each outcome with a price is, as its odds say once the margin is taken out. */
function chancesOf({ prices }: PricedMarket): Record<string, string> {
  const priced = Object.entries(prices).flatMap(([id, odds]) =>
    odds === null ? [] : [[id, 1 / odds] as const],
  );
  const sum = priced.reduce((total, [, share]) => total + share, 0);
  return Object.fromEntries(priced.map(([id, share]) => [id, (share / sum).toFixed(4)]));
}

function keyOf({ id, specifier }: PricedMarket): string {
  return `${id}|${specifier}`;
}

function nameOf({ id, specifier }: PricedMarket) {
  return { id, specifiers: specifier === '' ? null : specifier };
}
