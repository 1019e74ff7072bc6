import type { Document } from './document';

/** The terms and conditions in English. */
export const terms = (site: string): Document => ({
  title: 'Terms and conditions',
  intro: `What ${site} and its players agree on. Short, because rules that nobody reads protect nobody.`,
  sections: [
    {
      heading: 'Who may play',
      paragraphs: [
        'You are 18 or older, or of the age at which betting is allowed where you live if that is higher.',
        'You play for yourself, with your own money, and from a country in which we offer accounts.',
        'There is one account for each person. Its email address is yours and has been confirmed.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Keep your password to yourself. After too many wrong ones the account is locked until you follow the link that we mail to you.',
        'You can end any session of yours at any time, and you can close your account. Money that is yours is paid out to you.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'Your account is held in the currency that you chose. Every movement of money is listed in your transactions.',
        'What you win is rounded down to the smallest unit of the currency, once, at the end.',
        'Money is paid out by a way of payment that belongs to you. We may ask you to prove who you are first.',
      ],
    },
    {
      heading: 'Bets',
      paragraphs: [
        'A bet stands when we have confirmed it, at the odds that the confirmation shows. Bets on matches in play are confirmed after a few seconds.',
        'An obvious error in odds, a market that was open after its result was known, or a match that is abandoned makes a selection void. It then counts with odds of 1.00.',
        'Results are those of the official organiser on the day. Corrections within that day are followed.',
      ],
    },
    {
      heading: 'Playing within limits',
      paragraphs: [
        'You can limit deposits, stakes, losses and time. A lower limit counts at once, a higher one only after a waiting time and when you have confirmed it again.',
        'You can take a break or exclude yourself. Nobody, neither you nor we, can end an exclusion early.',
      ],
    },
    {
      heading: 'When we disagree',
      paragraphs: [
        'Write to us first. We answer with what our records say: bets, movements of money and decisions of our staff are all kept.',
        'Nothing in these terms takes away a right that the law where you live gives you.',
      ],
    },
  ],
});
