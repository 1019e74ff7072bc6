import type { Document } from './document';

/** Who runs the site, in Romanian. */
export const about = (site: string): Document => ({
  title: `Despre ${site}`,
  intro: `${site} este un loc pentru pariuri sportive: înainte de meci, în timpul lui și pe ce se construiește din amândouă.`,
  sections: [
    {
      heading: 'Cine îl administrează',
      paragraphs: [
        `${site} este administrat de compania cu care ai căzut de acord asupra termenilor și condițiilor. Ea îți preia pariurile, îți păstrează banii și răspunde pentru amândouă.`,
        'Software-ul este făcut de alții și nu vine cu nicio licență de a oferi pariuri. Dacă, unde și sub supravegherea cui se oferă pariuri este treaba acelei companii.',
      ],
    },
    {
      heading: 'Licență',
      paragraphs: [
        'Pariurile se oferă acolo unde compania are licență să le ofere și nicăieri altundeva: în alte locuri nu se deschid conturi, iar site-ul poate fi închis. Ce autoritate o supraveghează și sub ce număr, compania spune în datele sale de identificare și la cerere.',
        'Conturile sunt pentru adulți. Putem cere oricând dovada vârstei și a identității și o facem înainte de a plăti sume mai mari.',
      ],
    },
    {
      heading: 'Joc responsabil',
      paragraphs: [
        'Pariatul este pentru distracție și, pe termen lung, costă bani. Pariază cât îți permiți să pierzi și niciodată ca să recuperezi ce ai pierdut.',
        'În contul tău poți limita depunerile, mizele, pierderile și timpul, poți cere să ți se amintească de cât timp joci, poți lua o pauză sau te poți autoexclude. O limită mai mică se aplică imediat. O autoexcludere nu poate fi încheiată mai devreme de nimeni.',
        'Dacă jocul nu mai este o distracție sau cineva apropiat își face griji, vorbește cu o linie de ajutor din țara ta. Nu costă nimic și nimeni nu trebuie să-ți afle numele.',
      ],
    },
    {
      heading: 'De unde vin cotele și rezultatele',
      paragraphs: [
        'Cotele, scorurile și rezultatele vin de la furnizori profesioniști de date sportive. Casa își adaugă marja, limitele și regulile, pe care le poți citi.',
        'Jocurile și jackpoturile se extrag astfel încât oricine să le poată verifica: ce decide este stabilit și publicat dinainte și dezvăluit după aceea.',
      ],
    },
    {
      heading: 'Cod sursă deschis',
      paragraphs: [
        `${site} rulează pe Touchline, o platformă de pariuri cu cod sursă deschis, sub Apache License 2.0. Cum se acceptă, se încheie și se plătesc pariurile nu este un secret al casei: oricine poate citi, testa și rula codul.`,
        'Plățile se socotesc în unități întregi ale monedei tale și se rotunjesc o singură dată. Fiecare mișcare de bani este o înregistrare într-un registru a cărui sumă este zero.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'La cele mai multe întrebări răspunde centrul de ajutor, care spune și cum ajungi la asistență. Pentru un pariu, indică numărul lui; pentru o plată, ziua și suma.',
      ],
    },
  ],
});
