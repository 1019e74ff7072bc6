import { describe, expect, test } from 'vitest';
import { runCheck } from './run-check';
import { differing } from '@touchline/testkit/pricing/differing';

describe('other files of the format', () => {
  test.each<[string, string, Record<string, unknown>]>([
    [
      'odds of two equal outcomes',
      'margin_removal',
      { odds: [1.8, 1.8], shin: { p: [0.5, 0.5], z: 1 / 9 } },
    ],
    [
      'a margin on equal chances',
      'margin_apply',
      { p: [0.5, 0.5], booksum: 1.25, odds_ratio: { odds: [1.6, 1.6], c: 5 / 3 } },
    ],
    [
      'a small grid',
      'score_model',
      {
        home_mean: 1,
        away_mean: 1,
        rho: 0,
        grid_max: 1,
        p_1x2: [0.25, 0.5, 0.25],
        over: { '0.5': 0.75 },
        asian_total_over: { '1': { win: 0.25, refund: 0.5, lose: 0.25, fair_odds: 2 } },
      },
    ],
    [
      'a line that cannot win has no fair odds',
      'score_model',
      {
        home_mean: 1,
        away_mean: 1,
        grid_max: 1,
        asian_total_over: { '2.5': { win: 0, lose: 1, fair_odds: null } },
      },
    ],
    [
      'a match that is over',
      'in_play',
      {
        home_mean: 2,
        away_mean: 1,
        first_half_share: 0.4,
        minute: 90,
        score: [2, 1],
        remaining_fraction: 0,
        p_1x2: [1, 0, 0],
        over_2_5: 1,
        over_3_5: 0,
        next_goal: [0, 1, 0],
        btts_yes: 1,
      },
    ],
    [
      'away backed on the home side’s handicap',
      'asian_settlement',
      {
        backed: 'away',
        hcp: -0.75,
        goal_difference_home_minus_away: 1,
        spec_result: 'refund_half_lose_other',
        payout_multiplier: '0.5',
        uof: { result: 0, void_factor: 0.5 },
      },
    ],
    [
      'a game in basketball that is even',
      'basketball',
      {
        mu_home_margin: 0,
        sd_margin: 10,
        mu_total: 200,
        sd_total: 15,
        home_lead: 0,
        fraction_played: 0.25,
        spread_home: { line: 0.5, cover: 0.5230202, lose: 0.4769798, push: 0 },
        total_line: 200.5,
        p_home_win_no_tie: 0.5,
      },
    ],
    [
      'many legs and other lines',
      'bet_builder',
      {
        home_mean: 1,
        away_mean: 1,
        grid_max: 1,
        legs: ['draw', 'over0.5', 'btts', 'home_under1.5', 'even', '1:1'],
        joint_p: 0.25,
      },
    ],
    [
      'a whole line counts when it is cleared',
      'bet_builder',
      {
        home_mean: 1,
        away_mean: 1,
        grid_max: 1,
        legs: ['over1'],
        joint_p: 0.25,
        product_of_singles: 0.25,
      },
    ],
    [
      'legs of every state',
      'cash_out',
      {
        stake: 100,
        legs: [
          { odds: 3, fair_p_now: 1, state: 'half_won' },
          { odds: 5, state: 'void' },
          { odds: 2.125, fair_p_now: 0.5, state: 'open' },
        ],
        cashout_margin: 0.1,
        fair_value: 212.5,
        offer: 191.25,
      },
    ],
    [
      'a lost leg',
      'cash_out',
      {
        stake: 100,
        legs: [{ odds: 3, state: 'lost' }],
        cashout_margin: 0.1,
        fair_value: 0,
        offer: 0,
      },
    ],
    [
      'odds on',
      'odds_formats',
      {
        decimal: 1.53,
        american: -188.6792,
        indonesian: -1.8868,
        malaysian: 0.53,
        percent: 65.3595,
      },
    ],
  ])('%s', (_case, name, row) => {
    expect(differing({ [name]: [row] })).toEqual([]);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['a server who always wins', 'hold', { p: 1, hold: 1 }],
    [
      'a receiver who always wins',
      'game_from_score',
      { p: 0, server_points: 3, receiver_points: 0, p_server_wins_game: 0 },
    ],
    [
      'a tie-break of two who always hold',
      'tiebreak',
      { pa: 1, pb: 1, p_a_wins_tb7: 0.5, p_a_wins_tb10: 0.5 },
    ],
    [
      'a set of two who always hold',
      'set',
      {
        pa: 1,
        pb: 1,
        first_server: 'B',
        scores: { '7:6': 0.5, '6:7': 0.5, '6:0': 0 },
        p_tiebreak: 1,
        mean_games: 13,
      },
    ],
    ['one set', 'match', { pa: 0.6, pb: 0.6, best_of: 1, p_a_wins_match: 0.5 }],
    [
      'a match in its last set',
      'match_in_play',
      {
        pa: 1,
        pb: 1,
        best_of: 5,
        sets: [2, 2],
        games_in_set: [6, 6],
        set_first_server: 'B',
        p_a_wins_match: 0.5,
        p_a_wins_set: 0.5,
      },
    ],
  ])('tennis: %s', (_case, name, row) => {
    expect(differing({ tennis: { [name]: [row] } })).toEqual([]);
  });

  test('what is not known here is skipped by name', () => {
    const { skipped, malformed } = runCheck({
      formulas: {},
      golf: [],
      tennis: { racket: [], hold: [{ p: 0.5, hold: 0.5, mood: 1 }] },
      margin_removal: [{ odds: [2, 2], logarithmic: [0.5, 0.5], shin: { z: 0, y: 1 } }],
      published_anchors: [{ what: 'a proverb', expected: 1 }],
    });
    expect(malformed).toEqual([]);
    expect(skipped).toEqual([
      'golf',
      'tennis.racket',
      'tennis.hold[0].mood',
      'margin_removal[0].logarithmic',
      'margin_removal[0].shin.y',
      'published_anchors[0] (a proverb)',
    ]);
  });
});

describe('a file that is not of the format', () => {
  test.each<[string, unknown]>([
    ['the file: is not an object', []],
    ['the file: holds nothing to compare', { formulas: {} }],
    ['tolerance.default: is not a number', { tolerance: { default: 'small' } }],
    ['margin_removal: is not a list', { margin_removal: {} }],
    ['tennis: is not an object', { tennis: [] }],
    ['margin_removal[0].odds[1]', { margin_removal: [{ odds: [2, 1] }] }],
    [
      'margin_removal[0].booksum: is not a number',
      { margin_removal: [{ odds: [2, 2], booksum: '1' }] },
    ],
    [
      'margin_removal[0].power.p: is not a list',
      { margin_removal: [{ odds: [2, 2], power: { p: 1 } }] },
    ],
    ['margin_removal[0].power: is not an object', { margin_removal: [{ odds: [2, 2], power: 1 }] }],
    [
      'score_model[0].over["2.4"]',
      { score_model: [{ home_mean: 1, away_mean: 1, over: { '2.4': 1 } }] },
    ],
    ['score_model[0].home_mean', { score_model: [{ home_mean: -1, away_mean: 1 }] }],
    [
      'asian_settlement[0].spec_result: is not a text',
      {
        asian_settlement: [
          { backed: 'home', hcp: 0, goal_difference_home_minus_away: 0, spec_result: 1 },
        ],
      },
    ],
    ['tennis.match[0].best_of', { tennis: { match: [{ pa: 0.5, pb: 0.5, best_of: 2 }] } }],
    [
      'tennis.match_in_play[0].games_in_set',
      {
        tennis: {
          match_in_play: [{ pa: 0.5, pb: 0.5, games_in_set: [7, 3], set_first_server: 'A' }],
        },
      },
    ],
    [
      'tennis.match_in_play[0].set_first_server',
      { tennis: { match_in_play: [{ pa: 0.5, pb: 0.5, games_in_set: [2, 3] }] } },
    ],
    [
      'bet_builder[0].legs[1]: there is no leg "corners"',
      { bet_builder: [{ home_mean: 1, away_mean: 1, legs: ['home', 'corners'] }] },
    ],
    [
      'cash_out[0].legs[0].odds: odds have at most three decimals',
      {
        cash_out: [
          { stake: 1, cashout_margin: 0, legs: [{ odds: 2.3456, fair_p_now: 0.5, state: 'open' }] },
        ],
      },
    ],
    [
      'cash_out[0].legs[0].fair_p_now',
      { cash_out: [{ stake: 1, cashout_margin: 0, legs: [{ odds: 2, state: 'open' }] }] },
    ],
    ['published_anchors[0].odds[1]', { published_anchors: [{ what: 'Shin, odds [2.6,nought]' }] }],
  ])('%s', (path, file) => {
    expect(runCheck(file).malformed.map((each) => each.slice(0, path.length))).toEqual([path]);
  });
});
