import type { Document } from './document';

/** The terms and conditions in Czech. */
export const terms = (site: string): Document => ({
  title: 'Obchodní podmínky',
  intro: `Na čem se ${site} a hráči dohodli. Krátce, protože pravidla, která nikdo nečte, nikoho nechrání.`,
  sections: [
    {
      heading: 'Kdo smí hrát',
      paragraphs: [
        'Je vám 18 let nebo více, případně tolik, od kolika je sázení povoleno tam, kde žijete, pokud je to víc.',
        'Hrajete sami za sebe, za vlastní peníze a ze země, ve které nabízíme účty.',
        'Každý má jen jeden účet. Jeho e-mailová adresa je vaše a je potvrzená.',
      ],
    },
    {
      heading: 'Váš účet',
      paragraphs: [
        'Heslo si nechte pro sebe. Po příliš mnoha chybných heslech je účet zamčený, dokud neotevřete odkaz, který vám pošleme e-mailem.',
        'Kteroukoli svou relaci můžete kdykoli ukončit a účet můžete zavřít. Peníze, které jsou vaše, vám vyplatíme.',
      ],
    },
    {
      heading: 'Peníze',
      paragraphs: [
        'Váš účet se vede v měně, kterou jste si zvolili. Každý pohyb peněz je uveden ve vašich transakcích.',
        'Výhra se zaokrouhluje dolů na nejmenší jednotku měny, jednou, na konci.',
        'Peníze se vyplácejí způsobem platby, který patří vám. Nejdřív vás můžeme požádat o doložení totožnosti.',
      ],
    },
    {
      heading: 'Sázky',
      paragraphs: [
        'Sázka platí, když ji potvrdíme, v kurzech uvedených v potvrzení. Sázky na probíhající zápasy se potvrzují po několika sekundách.',
        'Zjevná chyba v kurzu, příležitost otevřená poté, co byl znám její výsledek, nebo nedohraný zápas činí tip neplatným. Počítá se pak s kurzem 1,00.',
        'Výsledky jsou ty, které v daný den vyhlásí oficiální pořadatel. Opravy z téhož dne se zohlední.',
      ],
    },
    {
      heading: 'Hraní v mezích',
      paragraphs: [
        'Můžete omezit vklady, vsazené částky, prohry a čas. Nižší limit platí hned, vyšší až po čekací době a po vašem opětovném potvrzení.',
        'Můžete si dát přestávku, nebo se z hraní vyloučit. Nikdo, ani vy, ani my, nemůže vyloučení předčasně ukončit.',
      ],
    },
    {
      heading: 'Když se neshodneme',
      paragraphs: [
        'Napište nejdřív nám. Odpovídáme podle svých záznamů: sázky, pohyby peněz i rozhodnutí našich pracovníků se uchovávají.',
        'Nic v těchto podmínkách vám nebere právo, které vám dává zákon tam, kde žijete.',
      ],
    },
  ],
});
