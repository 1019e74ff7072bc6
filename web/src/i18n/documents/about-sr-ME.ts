import type { Document } from './document';

/** Who runs the site, in Serbian as in Montenegro. */
export const about = (site: string): Document => ({
  title: `O sajtu ${site}`,
  intro: `${site} je mjesto za klađenje na sport: prije utakmice, dok traje i na ono što se od oboje složi.`,
  sections: [
    {
      heading: 'Ko ga vodi',
      paragraphs: [
        `${site} vodi kompanija s kojom se dogovaraš o uslovima korišćenja. Ona prima tvoje tikete, čuva tvoj novac i odgovara za oboje.`,
        'Softver prave drugi i uz njega ne ide dozvola za priređivanje klađenja. Da li se klađenje nudi, gdje i pod čijim nadzorom, stvar je te kompanije.',
      ],
    },
    {
      heading: 'Dozvola',
      paragraphs: [
        'Klađenje se nudi tamo gdje kompanija ima dozvolu i nigdje drugdje: na drugim mjestima se nalozi ne otvaraju, a sajt može biti zatvoren. Koji organ je nadzire i pod kojim brojem, kompanija navodi u impresumu i na zahtjev.',
        'Nalozi su za punoljetne. Dokaz o godinama i identitetu možemo tražiti bilo kad, a tražimo ga prije isplate većih iznosa.',
      ],
    },
    {
      heading: 'Odgovorna igra',
      paragraphs: [
        'Klađenje je zabava i na duge staze košta. Ulaži ono bez čega možeš i nikad da povratiš izgubljeno.',
        'Na svom nalogu možeš ograničiti uplate, uloge, gubitke i vrijeme, tražiti da te podsjetimo koliko igraš, napraviti pauzu ili se isključiti. Niži limit važi odmah. Isključenje niko ne može ranije prekinuti.',
        'Ako igra više nije zabava ili brine nekog tvog bliskog, pozovi liniju za pomoć tamo gdje živiš. Ne košta ništa i niko ne mora da zna tvoje ime.',
      ],
    },
    {
      heading: 'Odakle su kvote i rezultati',
      paragraphs: [
        'Kvote i rezultati stižu od profesionalnih pružalaca sportskih podataka. Kuća dodaje svoju maržu, svoje limite i svoja pravila, koja možeš pročitati.',
        'Igre i džekpotovi izvlače se tako da svako može da ih provjeri: ono što odlučuje utvrđeno je i objavljeno unaprijed, a otkriva se poslije.',
      ],
    },
    {
      heading: 'Otvoreni kod',
      paragraphs: [
        `${site} radi na Touchline, kladionici otvorenog koda pod licencom Apache License 2.0. Kako se tiketi primaju, obračunavaju i isplaćuju nije tajna kuće: svako to može pročitati, ispitati i pokrenuti.`,
        'Isplate se računaju u cijelim jedinicama tvoje valute i zaokružuju jednom. Svako kretanje novca je stavka u knjizi čiji je zbir nula.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Na većinu pitanja odgovara centar za pomoć, gdje piše i kako doći do podrške. Za tiket navedi njegov broj; za plaćanje dan i iznos.',
      ],
    },
  ],
});
