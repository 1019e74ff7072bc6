import type { Document } from './document';

/** The help center in English. */
export const help = (site: string): Document => ({
  title: 'Help center',
  intro: `What players of ${site} ask most, answered in a few sentences.`,
  sections: [
    {
      heading: 'I got no mail after signing up',
      paragraphs: [
        'Look among your junk mail first. Then ask for the link again from the sign-in form. If your address already had an account, the mail tells you so.',
      ],
    },
    {
      heading: 'I forgot my password',
      paragraphs: [
        'Choose “Forgot your password?” when you sign in. The link in the mail works once, and for a limited time. Setting a new password signs you out everywhere else.',
      ],
    },
    {
      heading: 'My account is locked',
      paragraphs: [
        'Ten wrong passwords lock it, whoever typed them. A link in a mail unlocks it. If it was not you, choose a new password afterwards.',
      ],
    },
    {
      heading: 'Where is my deposit',
      paragraphs: [
        'Most deposits arrive at once. Some ways of payment take longer; the balance changes by itself as soon as the payment is confirmed. A payment that failed is not charged.',
      ],
    },
    {
      heading: 'How do I get my money out',
      paragraphs: [
        'Ask for a withdrawal in your wallet. You see at which stage it is and when it should arrive, and you can cancel it until it is sent.',
      ],
    },
    {
      heading: 'Why was my bet refused',
      paragraphs: [
        'Odds move, and markets close for a moment when something happens on the pitch. The slip says which selection it was about. Nothing is taken from your account for a bet that was refused.',
      ],
    },
    {
      heading: 'I want to play less',
      paragraphs: [
        'Set a limit on deposits, losses, stakes or time; a lower one counts at once. You can also take a break or exclude yourself. If play has stopped being fun, talk to somebody you trust or to a help line where you live.',
      ],
    },
  ],
});
