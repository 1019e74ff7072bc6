import type { Document } from './document';

/** Who runs the site, in Czech. */
export const about = (site: string): Document => ({
  title: `O ${site}`,
  intro: `${site} je místo pro sportovní sázky: před zápasem, během něj i na to, co se dá z obojího sestavit.`,
  sections: [
    {
      heading: 'Kdo web provozuje',
      paragraphs: [
        `${site} provozuje společnost, se kterou uzavíráte obchodní podmínky. Přijímá vaše sázky, uchovává vaše peníze a za obojí odpovídá.`,
        'Software vyrábějí jiní a žádnou licenci k nabízení sázek s sebou nenese. Zda, kde a pod čím dohledem se sázky nabízejí, je věcí této společnosti.',
      ],
    },
    {
      heading: 'Licence',
      paragraphs: [
        'Sázky se nabízejí tam, kde k tomu má společnost licenci, a nikde jinde: jinde se účty neotevírají a web může být uzavřen. Který úřad na ni dohlíží a pod jakým číslem, uvádí společnost ve svých údajích a sdělí na požádání.',
        'Účty jsou pro dospělé. O doklad věku a totožnosti můžeme požádat kdykoli a před vyplacením vyšších částek tak činíme.',
      ],
    },
    {
      heading: 'Zodpovědné hraní',
      paragraphs: [
        'Sázení je zábava a dlouhodobě stojí peníze. Sázejte jen to, co můžete postrádat, a nikdy proto, abyste získali zpět, co jste prohráli.',
        'Na svém účtu můžete omezit vklady, vsazené částky, prohry a čas, nechat si připomínat, jak dlouho hrajete, dát si přestávku, nebo se z hraní vyloučit. Nižší limit platí hned. Vyloučení nemůže předčasně ukončit nikdo.',
        'Pokud hraní přestalo být zábavou, nebo dělá starosti někomu blízkému, promluvte si s linkou pomoci tam, kde žijete. Nic to nestojí a nikdo nemusí znát vaše jméno.',
      ],
    },
    {
      heading: 'Odkud jsou kurzy a výsledky',
      paragraphs: [
        'Kurzy, skóre a výsledky pocházejí od profesionálních dodavatelů sportovních dat. Sázková kancelář k nim přidává svou marži, své limity a svá pravidla, která si můžete přečíst.',
        'Hry a jackpoty se losují tak, aby si je každý mohl ověřit: co rozhoduje, je předem dané a zveřejněné a potom odhalené.',
      ],
    },
    {
      heading: 'Otevřený zdrojový kód',
      paragraphs: [
        `${site} běží na Touchline, sázkovém softwaru s otevřeným zdrojovým kódem pod licencí Apache License 2.0. Jak se sázky přijímají, vyhodnocují a vyplácejí, není tajemstvím kanceláře: každý si to může přečíst, vyzkoušet a spustit.`,
        'Výplaty se počítají v celých jednotkách vaší měny a zaokrouhlují se jednou. Každý pohyb peněz je zápisem v účetní knize, jejíž součet je nula.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Většinu otázek zodpoví centrum nápovědy, kde najdete i to, jak zastihnout podporu. U sázky uveďte její číslo, u platby den a částku.',
      ],
    },
  ],
});
