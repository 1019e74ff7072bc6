import type { Document } from './document';

/** Who runs the site, in Slovak. */
export const about = (site: string): Document => ({
  title: `O ${site}`,
  intro: `${site} je miesto na športové stávky: pred zápasom, počas neho aj na to, čo sa dá z oboch zostaviť.`,
  sections: [
    {
      heading: 'Kto web prevádzkuje',
      paragraphs: [
        `${site} prevádzkuje spoločnosť, s ktorou uzatvárate obchodné podmienky. Prijíma vaše stávky, uchováva vaše peniaze a za oboje zodpovedá.`,
        'Softvér vyrábajú iní a žiadnu licenciu na ponúkanie stávok so sebou nenesie. Či, kde a pod čím dohľadom sa stávky ponúkajú, je vecou tejto spoločnosti.',
      ],
    },
    {
      heading: 'Licencia',
      paragraphs: [
        'Stávky sa ponúkajú tam, kde na to má spoločnosť licenciu, a nikde inde: inde sa účty neotvárajú a web môže byť zatvorený. Ktorý úrad na ňu dohliada a pod akým číslom, uvádza spoločnosť vo svojich údajoch a oznámi na požiadanie.',
        'Účty sú pre dospelých. O doklad veku a totožnosti môžeme požiadať kedykoľvek a pred vyplatením vyšších súm tak robíme.',
      ],
    },
    {
      heading: 'Zodpovedné hranie',
      paragraphs: [
        'Stávkovanie je zábava a dlhodobo stojí peniaze. Stavte len to, čo môžete postrádať, a nikdy nie preto, aby ste získali späť, čo ste prehrali.',
        'Na svojom účte môžete obmedziť vklady, stavené sumy, prehry a čas, nechať si pripomínať, ako dlho hráte, dať si prestávku alebo sa z hrania vylúčiť. Nižší limit platí hneď. Vylúčenie nemôže predčasne ukončiť nikto.',
        'Ak hranie prestalo byť zábavou alebo robí starosti niekomu blízkemu, porozprávajte sa s linkou pomoci tam, kde žijete. Nič to nestojí a nikto nemusí poznať vaše meno.',
      ],
    },
    {
      heading: 'Odkiaľ sú kurzy a výsledky',
      paragraphs: [
        'Kurzy, skóre a výsledky pochádzajú od profesionálnych dodávateľov športových dát. Stávková kancelária k nim pridáva svoju maržu, svoje limity a svoje pravidlá, ktoré si môžete prečítať.',
        'Hry a jackpoty sa žrebujú tak, aby si to mohol overiť každý: čo rozhoduje, je vopred dané a zverejnené a potom odhalené.',
      ],
    },
    {
      heading: 'Otvorený zdrojový kód',
      paragraphs: [
        `${site} beží na Touchline, stávkovom softvéri s otvoreným zdrojovým kódom pod licenciou Apache License 2.0. Ako sa stávky prijímajú, vyhodnocujú a vyplácajú, nie je tajomstvom kancelárie: každý si to môže prečítať, vyskúšať a spustiť.`,
        'Výplaty sa počítajú v celých jednotkách vašej meny a zaokrúhľujú sa raz. Každý pohyb peňazí je zápisom v účtovnej knihe, ktorej súčet je nula.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Väčšinu otázok zodpovie centrum pomoci, kde nájdete aj to, ako zastihnúť podporu. Pri stávke uveďte jej číslo, pri platbe deň a sumu.',
      ],
    },
  ],
});
