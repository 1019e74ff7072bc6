import type { Document, Section } from './document';

/** The betting rules of the house in Romanian. */
export const rules = (site: string): Document => ({
  title: 'Reguli de pariere',
  intro: `Cum acceptă, încheie și plătește ${site} pariurile. Unde descrierea unei piețe spune altceva, contează descrierea.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Plasarea unui pariu',
    paragraphs: [
      'Un pariu este valabil când l-am confirmat, la cotele pe care le arată confirmarea. Până atunci nu se ia nimic definitiv din contul tău: ce s-a pus deoparte pentru un pariu refuzat se întoarce imediat.',
      'Cotele se mișcă. Tu alegi ce se întâmplă atunci: te întrebăm, acceptăm doar cote mai bune sau acceptăm orice cotă. Nu preluăm niciodată un pariu la cote cu care nu ai fost de acord într-unul dintre aceste feluri.',
      'Un pariu confirmat nu poate fi schimbat. Unde se oferă, poți face cash out.',
    ],
  },
  {
    heading: 'Pariuri pe meciuri în desfășurare',
    paragraphs: [
      'Un pariu cu o selecție live așteaptă câteva secunde și este apoi verificat din nou. Biletul le numără invers; câte sunt depinde de sport. Dacă între timp cotele s-au mișcat sau piața s-a închis, pariul este refuzat sau, dacă permiți asta, preluat la noile cote.',
      'Scorurile, ceasurile și imaginile pot ajunge la tine cu întârziere și sunt doar informative. Contează desfășurarea meciului.',
    ],
  },
  {
    heading: 'Tipuri de pariuri',
    paragraphs: [],
    points: [
      { term: 'Simplu', text: 'O selecție. Plătește miza înmulțită cu cota.' },
      {
        term: 'Combinat',
        text: 'Mai multe selecții de la meciuri diferite, care trebuie să câștige toate. Cotele se înmulțesc. Selecțiile de la furnizori de cote diferiți nu se combină.',
      },
      {
        term: 'Sistem',
        text: 'Toate combinatele de o anumită mărime din 3 până la 12 selecții, de exemplu 2 din 3. Fiecare combinat este un pariu în sine, cu o parte egală din miză; pariul plătește suma celor care câștigă. Sistemele complete (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) cuprind combinate de mai multe mărimi.',
      },
      {
        term: 'Bet Builder',
        text: 'Mai multe selecții de la un singur meci, cu o singură cotă pentru toate împreună. Dacă una pierde, pierde pariul.',
      },
    ],
  },
  {
    heading: 'Limite',
    paragraphs: [
      'Miza cea mai mică și cea mai mare a unui pariu și cât poate plăti el cel mult apar pe bilet. Ele diferă după monedă, piață, ligă și tip de pariu și pot fi stabilite pentru un cont anume. Sistemele au un plafon al lor.',
      'Putem refuza în întregime un pariu când toate pariurile pe un eveniment ar costa împreună mai mult decât riscăm pe el. O miză peste limită poate fi cerută acolo unde biletul oferă asta; hotărăște un om, iar un pariu asupra căruia nu hotărăște nimeni la timp este refuzat.',
      'Limitele pe care ți le-ai setat tu sunt înaintea tuturor acestora.',
    ],
  },
  {
    heading: 'Încheierea pariurilor',
    paragraphs: [
      'Pariurile se încheie după rezultatul oficial, imediat ce este definitiv. O plată se calculează exact și se rotunjește în jos la cea mai mică unitate a monedei tale, o singură dată, la final.',
      'Dacă un rezultat este corectat sau dacă am încheiat greșit un pariu, el se încheie din nou și se înregistrează diferența, în orice sens ar fi. Tranzacțiile tale arată fiecare pas.',
      'Selecțiile decise înainte de întreruperea unui meci rămân valabile.',
    ],
    points: [
      { term: 'Câștigată', text: 'Selecția contează cu cota ei.' },
      {
        term: 'Pierdută',
        text: 'Un pariu simplu, combinat sau Bet Builder este pierdut. La sistem este pierdut fiecare combinat care o conține.',
      },
      {
        term: 'Pe jumătate câștigată, pe jumătate pierdută',
        text: 'La liniile din sfert în sfert, câte o jumătate din miză merge pe fiecare dintre două linii. O jumătate se întoarce, iar cealaltă câștigă sau pierde.',
      },
      {
        term: 'Loc împărțit',
        text: 'Unde mai mulți împart un loc pe care trebuiau să-l aibă mai puțini, selecția câștigă pentru partea ei din miză și pierde pentru rest.',
      },
      {
        term: 'Nulă',
        text: 'Selecția contează cu cota 1,00. Un pariu simplu întoarce miza; un combinat merge mai departe fără ea.',
      },
    ],
  },
  {
    heading: 'Când este nulă o selecție',
    paragraphs: [
      'Un meci anulat sau întrerupt fără rezultat oficial face nul tot ce nu a decis. Un meci amânat își păstrează pariurile cât timp organizatorul îl ține în program.',
      'Nulă este și o selecție al cărei competitor nu ia startul, dacă piața nu spune „all in”, precum și una dintr-o piață încă deschisă când rezultatul ei era cunoscut.',
      'Un Bet Builder are o singură cotă pentru tot. Dacă una dintre selecțiile lui este nulă, se întoarce toată miza.',
    ],
  },
  {
    heading: 'Erori de cote',
    paragraphs: [
      'O eroare evidentă este o cotă, o linie sau un scor care în mod clar nu este ce s-a vrut: echipe inversate, o virgulă pusă greșit, cote departe de cele ale întregii piețe sau cote la ceva ce s-a întâmplat deja. Putem face nulă o selecție luată la o astfel de cotă și spunem asta la pariurile tale.',
      'Nu retragem un pariu pentru că a câștigat și nici pentru că s-au mișcat cotele după aceea.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Unde un pariu arată o ofertă, o poți lua pentru tot pariul sau pentru o parte din el. Oferta este cât valorează pariul la cotele momentului, minus o marjă; se schimbă odată cu ele și dispare cât timp o piață este închisă.',
      'Primești cel puțin cât ai văzut când ai fost de acord. Dacă între timp oferta a scăzut, nu se întâmplă nimic și o vezi pe cea nouă.',
      'Un cash out este definitiv, oricare ar fi rezultatul. Adaosurile, precum boostul combinat, sunt pentru pariurile care merg până la capăt și nu fac parte din ofertă.',
    ],
  },
  {
    heading: 'Bonusuri',
    paragraphs: [
      'Ce cere un bonus scrie la el: cote, sporturi, numărul de selecții, date. Un freebet plătește câștigul fără miza lui, dacă nu spune altceva, iar unul al cărui pariu este nul se dă înapoi pentru alt pariu.',
      'Un boost combinat înmulțește cotele când fiecare selecție are cota pe care o cere el. O selecție nulă nu se pune la socoteală.',
    ],
  },
  {
    heading: 'Pe sporturi',
    paragraphs: ['O piață al cărei nume nu spune altceva se socotește astfel.'],
    points: [
      {
        term: 'Fotbal',
        text: 'Nouăzeci de minute cu timpul adăugat. Prelungirile și loviturile de departajare contează unde piața le numește. Autogolurile contează la scor, nu și la marcator.',
      },
      {
        term: 'Tenis',
        text: 'Un jucător care abandonează sau este descalificat face nul ce nu este încă decis. Seturile și ghemurile jucate rămân. O schimbare de teren sau o zi de întârziere nu schimbă nimic.',
      },
      {
        term: 'Baschet',
        text: 'Cu prelungiri, în afară de reprize, sferturi și piețele pentru timpul regulamentar.',
      },
      {
        term: 'Hochei pe gheață',
        text: 'Piețele cu egal sunt pentru șaizeci de minute. Cele fără egal cuprind prelungirile și loviturile de departajare, care contează ca un gol.',
      },
      { term: 'Fotbal american', text: 'Cu prelungiri, în afară de reprize și sferturi.' },
      {
        term: 'Baseball',
        text: 'Cu inninguri suplimentare. Un meci încheiat mai devreme este valabil după ce liga îl omologhează.',
      },
      {
        term: 'Cricket',
        text: 'După rezultatul oficial, chiar și scurtat. La o egalitate decisă prin super over, super overul decide doar piața pe câștigătorul meciului.',
      },
      {
        term: 'Volei, tenis de masă',
        text: 'Seturile decisive contează. Ce nu este decis la întreruperea unui meci este nul.',
      },
      { term: 'Handbal', text: 'Șaizeci de minute, dacă piața nu numește prelungirile.' },
      {
        term: 'Golf, ciclism',
        text: 'După clasamentul final de la premiere. Descalificările ulterioare nu schimbă nimic.',
      },
      {
        term: 'Esports',
        text: 'După rezultatul organizatorului, cu rundele de prelungiri. O hartă rejucată contează cu al doilea rezultat. O echipă care renunță înainte de prima hartă face meciul nul.',
      },
    ],
  },
  {
    heading: 'Dacă tu crezi că greșim',
    paragraphs: [
      'Scrie asistenței și indică numărul pariului. Fiecare cotă, refuz și încheiere este înregistrată, iar noi răspundem pe baza acestor evidențe. Îți poți descărca oricând tranzacțiile.',
    ],
  },
];
