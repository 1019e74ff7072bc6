import type { Document } from './document';

/** The help center in Swedish. */
export const help = (site: string): Document => ({
  title: 'Hjälpcenter',
  intro: `Det som spelare på ${site} frågar mest, besvarat i några få meningar.`,
  sections: [
    {
      heading: 'Jag fick inget mejl efter registreringen',
      paragraphs: [
        'Titta först i skräpposten. Be sedan om länken igen från inloggningsformuläret. Hade din adress redan ett konto står det i mejlet.',
      ],
    },
    {
      heading: 'Jag har glömt mitt lösenord',
      paragraphs: [
        'Välj ”Glömt lösenordet?” när du loggar in. Länken i mejlet fungerar en gång och under en begränsad tid. När du sätter ett nytt lösenord loggas du ut överallt annars.',
      ],
    },
    {
      heading: 'Mitt konto är låst',
      paragraphs: [
        'Tio felaktiga lösenord låser det, vem som än skrev dem. En länk i ett mejl låser upp det. Var det inte du, välj ett nytt lösenord efteråt.',
      ],
    },
    {
      heading: 'Var är min insättning',
      paragraphs: [
        'De flesta insättningar kommer direkt. Vissa betalsätt tar längre tid; saldot ändras av sig självt så snart betalningen är bekräftad. En betalning som misslyckades dras inte.',
      ],
    },
    {
      heading: 'Hur får jag ut mina pengar',
      paragraphs: [
        'Begär ett uttag i din plånbok. Du ser vilket steg det är i och när det bör komma fram, och du kan ta tillbaka det tills det har skickats.',
      ],
    },
    {
      heading: 'Varför nekades mitt spel',
      paragraphs: [
        'Odds rör sig, och marknader stänger en stund när något händer på planen. Kupongen säger vilket val det gällde. Inget dras från ditt konto för ett spel som nekades.',
      ],
    },
    {
      heading: 'Jag vill spela mindre',
      paragraphs: [
        'Sätt en gräns för insättningar, förluster, insatser eller tid; en lägre gäller direkt. Du kan också ta en paus eller stänga av dig. Om det har slutat vara roligt att spela, prata med någon du litar på eller med en stödlinje där du bor.',
      ],
    },
  ],
});
