import type { Document } from './document';

/** The terms and conditions in Romanian. */
export const terms = (site: string): Document => ({
  title: 'Termeni și condiții',
  intro: `Asupra a ce cad de acord ${site} și jucătorii săi. Pe scurt, pentru că regulile pe care nu le citește nimeni nu protejează pe nimeni.`,
  sections: [
    {
      heading: 'Cine poate juca',
      paragraphs: [
        'Ai cel puțin 18 ani sau vârsta de la care pariurile sunt permise acolo unde locuiești, dacă aceasta este mai mare.',
        'Joci pentru tine, cu banii tăi și dintr-o țară în care oferim conturi.',
        'Fiecare persoană are un singur cont. Adresa lui de e-mail este a ta și a fost confirmată.',
      ],
    },
    {
      heading: 'Contul tău',
      paragraphs: [
        'Păstrează parola doar pentru tine. După prea multe parole greșite, contul este blocat până deschizi linkul pe care ți-l trimitem prin e-mail.',
        'Poți încheia oricând oricare dintre sesiunile tale și îți poți închide contul. Banii care sunt ai tăi îți sunt plătiți.',
      ],
    },
    {
      heading: 'Bani',
      paragraphs: [
        'Contul tău este ținut în moneda pe care ai ales-o. Fiecare mișcare de bani apare în tranzacțiile tale.',
        'Ce câștigi se rotunjește în jos la cea mai mică unitate a monedei, o singură dată, la final.',
        'Banii se plătesc printr-o metodă de plată care îți aparține. Îți putem cere întâi să dovedești cine ești.',
      ],
    },
    {
      heading: 'Pariuri',
      paragraphs: [
        'Un pariu este valabil când l-am confirmat, la cotele pe care le arată confirmarea. Pariurile pe meciuri în desfășurare se confirmă după câteva secunde.',
        'O eroare evidentă de cotă, o piață deschisă după ce rezultatul ei era cunoscut sau un meci abandonat fac o selecție nulă. Ea contează atunci cu cota 1,00.',
        'Rezultatele sunt cele ale organizatorului oficial din ziua respectivă. Corecțiile din aceeași zi se urmează.',
      ],
    },
    {
      heading: 'Joc în limite',
      paragraphs: [
        'Poți limita depunerile, mizele, pierderile și timpul. O limită mai mică se aplică imediat, una mai mare doar după un timp de așteptare și după ce ai confirmat-o din nou.',
        'Poți lua o pauză sau te poți autoexclude. Nimeni, nici tu, nici noi, nu poate încheia mai devreme o autoexcludere.',
      ],
    },
    {
      heading: 'Când nu suntem de acord',
      paragraphs: [
        'Scrie-ne mai întâi nouă. Răspundem cu ce spun evidențele noastre: pariurile, mișcările de bani și deciziile echipei noastre se păstrează toate.',
        'Nimic din acești termeni nu îți ia un drept pe care ți-l dă legea acolo unde locuiești.',
      ],
    },
  ],
});
