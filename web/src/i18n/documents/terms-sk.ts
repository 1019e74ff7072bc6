import type { Document } from './document';

/** The terms and conditions in Slovak. */
export const terms = (site: string): Document => ({
  title: 'Obchodné podmienky',
  intro: `Na čom sa ${site} a hráči dohodli. Stručne, pretože pravidlá, ktoré nikto nečíta, nikoho nechránia.`,
  sections: [
    {
      heading: 'Kto smie hrať',
      paragraphs: [
        'Máte 18 rokov alebo viac, prípadne toľko, od koľkých je stávkovanie povolené tam, kde žijete, ak je to viac.',
        'Hráte sami za seba, za vlastné peniaze a z krajiny, v ktorej ponúkame účty.',
        'Každý má len jeden účet. Jeho e-mailová adresa je vaša a je potvrdená.',
      ],
    },
    {
      heading: 'Váš účet',
      paragraphs: [
        'Heslo si nechajte pre seba. Po priveľa nesprávnych heslách je účet zamknutý, kým neotvoríte odkaz, ktorý vám pošleme e-mailom.',
        'Ktorúkoľvek svoju reláciu môžete kedykoľvek ukončiť a účet môžete zatvoriť. Peniaze, ktoré sú vaše, vám vyplatíme.',
      ],
    },
    {
      heading: 'Peniaze',
      paragraphs: [
        'Váš účet sa vedie v mene, ktorú ste si zvolili. Každý pohyb peňazí je uvedený vo vašich transakciách.',
        'Výhra sa zaokrúhľuje nadol na najmenšiu jednotku meny, raz, na konci.',
        'Peniaze sa vyplácajú spôsobom platby, ktorý patrí vám. Najprv vás môžeme požiadať o preukázanie totožnosti.',
      ],
    },
    {
      heading: 'Stávky',
      paragraphs: [
        'Stávka platí, keď ju potvrdíme, v kurzoch uvedených v potvrdení. Stávky na prebiehajúce zápasy sa potvrdzujú po niekoľkých sekundách.',
        'Pre zjavnú chybu v kurze, pre príležitosť otvorenú po tom, ako bol známy jej výsledok, alebo pre nedohraný zápas je tip neplatný. Počíta sa potom s kurzom 1,00.',
        'Výsledky sú tie, ktoré v daný deň vyhlási oficiálny usporiadateľ. Opravy z toho istého dňa zohľadníme.',
      ],
    },
    {
      heading: 'Hranie v medziach',
      paragraphs: [
        'Môžete obmedziť vklady, stavené sumy, prehry a čas. Nižší limit platí hneď, vyšší až po čakacej lehote a po vašom opätovnom potvrdení.',
        'Môžete si dať prestávku alebo sa z hrania vylúčiť. Nikto, ani vy, ani my, nemôže vylúčenie predčasne ukončiť.',
      ],
    },
    {
      heading: 'Keď sa nezhodneme',
      paragraphs: [
        'Napíšte najprv nám. Odpovedáme podľa svojich záznamov: stávky, pohyby peňazí aj rozhodnutia našich pracovníkov sa uchovávajú.',
        'Nič v týchto podmienkach vám neberie právo, ktoré vám dáva zákon tam, kde žijete.',
      ],
    },
  ],
});
