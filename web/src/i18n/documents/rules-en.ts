import type { Document, Section } from './document';

/** The betting rules of the house in English: what `domain/` does, in words. */
export const rules = (site: string): Document => ({
  title: 'Betting rules',
  intro: `How ${site} takes, settles and pays bets. Where a market’s own description says otherwise, the description counts.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Placing a bet',
    paragraphs: [
      'A bet stands when we have confirmed it, at the odds that the confirmation shows. Until then nothing is taken from your account for good: what was set aside for a bet that is refused comes back at once.',
      'Odds move. You choose what happens when they have: ask you, take better odds only, or take any. We never take a bet at odds you have not agreed to in one of these ways.',
      'A confirmed bet cannot be changed. Where it is offered, you can cash it out.',
    ],
  },
  {
    heading: 'Bets on matches in play',
    paragraphs: [
      'A bet with a selection in play waits for a few seconds and is then checked again. The slip counts them down; how many there are depends on the sport. If the odds have moved or the market has closed by then, the bet is refused, or taken at the new odds if you allow that.',
      'Scores, clocks and pictures may reach you late and are for information only. What counts is the course of the match.',
    ],
  },
  {
    heading: 'Kinds of bets',
    paragraphs: [],
    points: [
      { term: 'Single', text: 'One selection. It pays the stake times the odds.' },
      {
        term: 'Combo',
        text: 'Several selections of different matches, all of which have to win. The odds are multiplied. Selections of different odds providers do not go together.',
      },
      {
        term: 'System',
        text: 'Every combo of a given size out of 3 to 12 selections, such as 2 of 3. Each combo is a bet of its own with an equal part of the stake; the bet pays the sum of those that win. Full-cover bets (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) hold the combos of several sizes.',
      },
      {
        term: 'Bet builder',
        text: 'Several selections of one match at one price for all of them together. One that loses loses the bet.',
      },
    ],
  },
  {
    heading: 'Limits',
    paragraphs: [
      'The least and the most that a bet may stake, and the most that it pays, are shown on the slip. They differ by currency, market, league and kind of bet, and may be set for an account. Systems have a cap of their own.',
      'We may refuse a bet in whole when all bets on one event together would cost more than we put at risk on it. A stake above the limit can be asked for where the slip offers it; somebody decides on it by hand, and a bet that nobody decides on in time is refused.',
      'Limits that you have set for yourself come before all of these.',
    ],
  },
  {
    heading: 'Settlement',
    paragraphs: [
      'Bets are settled by the official result as soon as it is final. A payout is worked out exactly and rounded down to the smallest unit of your currency, once, at the end.',
      'If a result is corrected, or we have settled a bet wrongly, it is settled again and the difference is booked, whichever way it goes. Your transactions show each step.',
      'Selections that were decided before a match was broken off stand.',
    ],
    points: [
      { term: 'Won', text: 'The selection counts with its odds.' },
      {
        term: 'Lost',
        text: 'A single, a combo or a bet-builder bet is lost. In a system, so is each combo with it.',
      },
      {
        term: 'Half won, half lost',
        text: 'On quarter lines one half of the stake goes on each of two lines. Half of it comes back, and the other half wins or loses.',
      },
      {
        term: 'Dead heat',
        text: 'Where several share a place that fewer were to have, the selection wins for its share of the stake and loses for the rest.',
      },
      {
        term: 'Void',
        text: 'The selection counts with odds of 1.00. A single gives the stake back; a combo goes on without it.',
      },
    ],
  },
  {
    heading: 'When a selection is void',
    paragraphs: [
      'A match that is called off, or broken off without an official result, makes void what it had not decided. A match that is put off keeps its bets for as long as the organiser keeps it on the programme.',
      'Void, too, is a selection whose competitor does not start, unless the market says “all in”, and one of a market that was still open when its result was known.',
      'A bet-builder bet has one price for everything. If one of its selections is void, the whole stake comes back.',
    ],
  },
  {
    heading: 'Errors in odds',
    paragraphs: [
      'An obvious error is a price, line or score that is plainly not what was meant: two sides swapped, a decimal point in the wrong place, odds far from those of the whole market, or odds for something that has happened. We may make a selection taken at such a price void, and say so in your bets.',
      'We do not take back a bet because it won, nor because the odds moved afterwards.',
    ],
  },
  {
    heading: 'Cash-out',
    paragraphs: [
      'Where a bet shows an offer, you can take it for the whole bet or for a part. The offer is what the bet is worth at the odds of the moment, less a margin; it changes with them and goes while a market is closed.',
      'You are paid at least what you saw when you agreed. If the offer has fallen by then, nothing happens and you see the new one.',
      'A cash-out is final, whatever the result. Additions such as a combo boost are for bets that run to their end and are not part of the offer.',
    ],
  },
  {
    heading: 'Bonuses',
    paragraphs: [
      'What a bonus asks for stands with it: odds, sports, numbers of selections, dates. A freebet pays the winnings without its own stake unless it says otherwise, and one whose bet is void is given back for another bet.',
      'A combo boost multiplies the odds when every selection has the odds that it asks for. A void selection does not count towards it.',
    ],
  },
  {
    heading: 'By sport',
    paragraphs: ['A market whose name says nothing else counts as follows.'],
    points: [
      {
        term: 'Soccer',
        text: 'Ninety minutes with stoppage time. Extra time and penalty shoot-outs count where the market names them. Own goals count for the score and not for a scorer.',
      },
      {
        term: 'Tennis',
        text: 'A player who retires or is disqualified makes void what is not decided yet. Sets and games that were played stand. A change of court or a day’s delay changes nothing.',
      },
      {
        term: 'Basketball',
        text: 'With overtime, except for halves, quarters and markets for regular time.',
      },
      {
        term: 'Ice hockey',
        text: 'Markets with a draw are for sixty minutes. Those without one include overtime and shoot-out, which counts as one goal.',
      },
      { term: 'American football', text: 'With overtime, except for halves and quarters.' },
      {
        term: 'Baseball',
        text: 'With extra innings. A game that is called early stands once the league counts it.',
      },
      {
        term: 'Cricket',
        text: 'By the official result, a shortened one too. In a tie that is decided by a super over, the super over decides the match market alone.',
      },
      {
        term: 'Volleyball, table tennis',
        text: 'Deciding sets count. What is not decided when a match is broken off is void.',
      },
      { term: 'Handball', text: 'Sixty minutes, unless the market names extra time.' },
      {
        term: 'Golf, cycling',
        text: 'By the final classification at the prize-giving. Later disqualifications change nothing.',
      },
      {
        term: 'E-sports',
        text: 'By the result of the organiser, with overtime rounds. A map that is played again counts with its second result. A team that gives up before the first map makes the match void.',
      },
    ],
  },
  {
    heading: 'If you think we are wrong',
    paragraphs: [
      'Write to support with the number of the bet. Every price, refusal and settlement is recorded, and we answer from these records. You can download your transactions at any time.',
    ],
  },
];
