import type { Document } from './document';

/** The help center in Czech. */
export const help = (site: string): Document => ({
  title: 'Centrum nápovědy',
  intro: `Na co se hráči ${site} ptají nejčastěji, zodpovězeno v pár větách.`,
  sections: [
    {
      heading: 'Po registraci mi nepřišel žádný e-mail',
      paragraphs: [
        'Nejdřív se podívejte do spamu. Pak si v přihlašovacím formuláři vyžádejte odkaz znovu. Pokud už k vaší adrese účet patřil, e-mail vám to řekne.',
      ],
    },
    {
      heading: 'Nepamatuji si heslo',
      paragraphs: [
        'Při přihlášení zvolte „Zapomněli jste heslo?“. Odkaz v e-mailu funguje jednou a po omezenou dobu. Nastavením nového hesla se odhlásíte všude jinde.',
      ],
    },
    {
      heading: 'Můj účet je zamčený',
      paragraphs: [
        'Zamkne ho deset chybných hesel, ať je napsal kdokoli. Odemkne ho odkaz v e-mailu. Pokud jste to nebyli vy, zvolte si potom nové heslo.',
      ],
    },
    {
      heading: 'Kde je můj vklad',
      paragraphs: [
        'Většina vkladů dorazí hned. Některé způsoby platby trvají déle; zůstatek se změní sám, jakmile se platba potvrdí. Za platbu, která se nezdařila, se nic nestrhne.',
      ],
    },
    {
      heading: 'Jak si vyberu peníze',
      paragraphs: [
        'Zadejte výběr ve své peněžence. Uvidíte, v jaké je fázi a kdy má dorazit, a dokud není odeslán, můžete ho zrušit.',
      ],
    },
    {
      heading: 'Proč byla moje sázka odmítnuta',
      paragraphs: [
        'Kurzy se pohybují a příležitosti se na chvíli zavřou, když se na hřišti něco děje. Tiket ukáže, o který tip šlo. Za odmítnutou sázku se z vašeho účtu nic nestrhne.',
      ],
    },
    {
      heading: 'Chci hrát méně',
      paragraphs: [
        'Nastavte si limit na vklady, prohry, vsazené částky nebo čas; nižší platí hned. Můžete si také dát přestávku, nebo se z hraní vyloučit. Pokud hraní přestalo být zábavou, promluvte si s někým, komu věříte, nebo s linkou pomoci tam, kde žijete.',
      ],
    },
  ],
});
