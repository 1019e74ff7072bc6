import type { Document } from './document';

/** The help center in Hungarian. */
export const help = (site: string): Document => ({
  title: 'Súgóközpont',
  intro: `Amit a játékosok (${site}) a leggyakrabban kérdeznek, néhány mondatban megválaszolva.`,
  sections: [
    {
      heading: 'Regisztráltam, de nem kaptam levelet',
      paragraphs: [
        'Előbb nézd meg a levélszemét között. Aztán kérd újra a linket a belépési űrlapról. Ha a címedhez már tartozott fiók, azt a levél megírja.',
      ],
    },
    {
      heading: 'Elfelejtettem a jelszavam',
      paragraphs: [
        'Belépéskor válaszd ezt: „Elfelejtetted a jelszavad?”. A levélben lévő link egyszer és korlátozott ideig működik. Az új jelszó beállítása mindenhol máshol kiléptet.',
      ],
    },
    {
      heading: 'Zárolva van a fiókom',
      paragraphs: [
        'Tíz hibás jelszó zárolja, bárki írta is be őket. Egy levélben küldött link feloldja. Ha nem te voltál, utána válassz új jelszót.',
      ],
    },
    {
      heading: 'Hol van a befizetésem',
      paragraphs: [
        'A legtöbb befizetés azonnal megérkezik. Némelyik fizetési mód tovább tart; az egyenleg magától változik, amint a fizetést visszaigazolták. Sikertelen fizetésért semmit sem vonnak le.',
      ],
    },
    {
      heading: 'Hogyan vehetem ki a pénzem',
      paragraphs: [
        'Kérj kifizetést a pénztárcádban. Látod, melyik szakaszban tart, és mikorra várható, és amíg el nem küldtük, visszavonhatod.',
      ],
    },
    {
      heading: 'Miért utasítottátok el a fogadásomat',
      paragraphs: [
        'Az oddsok mozognak, és a piacok egy pillanatra bezárnak, ha a pályán történik valami. A szelvény megmondja, melyik tippről volt szó. Az elutasított fogadásért semmit sem vonunk le a számládról.',
      ],
    },
    {
      heading: 'Kevesebbet szeretnék játszani',
      paragraphs: [
        'Állíts be limitet a befizetésekre, a veszteségekre, a tétekre vagy az időre; az alacsonyabb azonnal számít. Szünetet is tarthatsz, vagy kizárhatod magad. Ha a játék már nem szórakozás, beszélj valakivel, akiben bízol, vagy egy segélyvonallal ott, ahol élsz.',
      ],
    },
  ],
});
