import type { Document } from './document';

/** Who runs the site, in Croatian. */
export const about = (site: string): Document => ({
  title: `O stranici ${site}`,
  intro: `${site} je mjesto za klađenje na sport: prije utakmice, dok traje i na ono što se od oboje složi.`,
  sections: [
    {
      heading: 'Tko ga vodi',
      paragraphs: [
        `${site} vodi tvrtka s kojom se dogovaraš o uvjetima korištenja. Ona prima tvoje listiće, čuva tvoj novac i odgovara za oboje.`,
        'Softver izrađuju drugi i uz njega ne dolazi dozvola za priređivanje klađenja. Nudi li se klađenje, gdje i pod čijim nadzorom, stvar je te tvrtke.',
      ],
    },
    {
      heading: 'Dozvola',
      paragraphs: [
        'Klađenje se nudi ondje gdje tvrtka ima dozvolu i nigdje drugdje: drugdje se računi ne otvaraju, a stranica može biti zatvorena. Koje je tijelo nadzire i pod kojim brojem, tvrtka navodi u impresumu i na zahtjev.',
        'Računi su za punoljetne. Dokaz o godinama i identitetu možemo tražiti bilo kada, a tražimo ga prije isplate većih iznosa.',
      ],
    },
    {
      heading: 'Odgovorna igra',
      paragraphs: [
        'Klađenje je zabava i na duge staze košta. Ulaži samo ono bez čega možeš, a nikad zato da vratiš izgubljeno.',
        'Na svom računu možeš ograničiti uplate, uloge, gubitke i vrijeme, tražiti da te podsjetimo koliko igraš, napraviti pauzu ili se isključiti. Niži limit vrijedi odmah. Isključenje nitko ne može ranije prekinuti.',
        'Ako igra više nije zabava ili brine nekoga tebi bliskog, pozovi telefon za pomoć ondje gdje živiš. Ne košta ništa i nitko ne mora znati tvoje ime.',
      ],
    },
    {
      heading: 'Odakle su kvote i rezultati',
      paragraphs: [
        'Kvote i rezultati stižu od profesionalnih pružatelja sportskih podataka. Kuća dodaje svoju maržu, svoje limite i svoja pravila, koja možeš pročitati.',
        'Igre i jackpoti izvlače se tako da ih svatko može provjeriti: ono što odlučuje utvrđeno je i objavljeno unaprijed, a poslije se otkriva.',
      ],
    },
    {
      heading: 'Otvoreni kod',
      paragraphs: [
        `${site} radi na Touchline, kladionici otvorenog koda pod licencom Apache License 2.0. Kako se listići primaju, obračunavaju i isplaćuju nije tajna kuće: svatko to može pročitati, ispitati i pokrenuti.`,
        'Isplate se računaju u cijelim jedinicama tvoje valute i zaokružuju jednom. Svako kretanje novca je stavka u knjizi čiji je zbroj nula.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Na većinu pitanja odgovara centar za pomoć, gdje piše i kako doći do podrške. Za listić navedi njegov broj; za plaćanje dan i iznos.',
      ],
    },
  ],
});
