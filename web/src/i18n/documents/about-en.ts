import type { Document } from './document';

/** Who runs the site, in English. */
export const about = (site: string): Document => ({
  title: `About ${site}`,
  intro: `${site} is a place to bet on sports: before the match, while it is played, and on what is built from both.`,
  sections: [
    {
      heading: 'Who runs it',
      paragraphs: [
        `${site} is run by the company with which you agree on the terms and conditions. It takes your bets, keeps your money, and answers for both.`,
        'The software is made by others and comes with no licence to offer bets. Whether, where and under whose supervision bets are offered is the matter of that company.',
      ],
    },
    {
      heading: 'Licence',
      paragraphs: [
        'Betting is offered where the company is licensed to offer it, and nowhere else: elsewhere no accounts are opened, and the site may be closed. Which authority supervises it, and under which number, the company says in its imprint, and on request.',
        'Accounts are for adults. We may ask for proof of age and identity at any time, and do so before larger sums are paid out.',
      ],
    },
    {
      heading: 'Responsible play',
      paragraphs: [
        'Betting is for fun and costs money in the long run. Bet what you can do without, and never to win back what is lost.',
        'In your account you can limit deposits, stakes, losses and time, have yourself reminded of how long you have played, take a break, or exclude yourself. A lower limit counts at once. An exclusion cannot be ended early, by anyone.',
        'If play is no longer fun, or somebody close to you worries about it, talk to a help line where you live. It costs nothing, and nobody has to know your name.',
      ],
    },
    {
      heading: 'Where odds and results come from',
      paragraphs: [
        'Odds, scores and results come from professional providers of sports data. The house adds its margin, its limits and its rules, which you can read.',
        'Games and jackpots are drawn so that anyone can check them: what decides is fixed and published in advance, and revealed afterwards.',
      ],
    },
    {
      heading: 'Open source',
      paragraphs: [
        `${site} runs on Touchline, an open-source sportsbook under the Apache License 2.0. How bets are accepted, settled and paid is not a secret of the house: it can be read, tested and run by anyone.`,
        'Payouts are counted in whole units of your currency and rounded once. Every movement of money is a posting in a ledger that sums to zero.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'Most questions are answered in the help center, which also says how to reach support. About a bet, name its number; about a payment, the day and the amount.',
      ],
    },
  ],
});
