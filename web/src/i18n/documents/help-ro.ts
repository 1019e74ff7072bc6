import type { Document } from './document';

/** The help center in Romanian. */
export const help = (site: string): Document => ({
  title: 'Centru de ajutor',
  intro: `Ce întreabă cel mai des jucătorii de la ${site}, cu răspunsuri în câteva propoziții.`,
  sections: [
    {
      heading: 'Nu am primit niciun e-mail după înregistrare',
      paragraphs: [
        'Caută mai întâi în spam. Apoi cere din nou linkul din formularul de autentificare. Dacă adresa ta avea deja un cont, e-mailul îți spune asta.',
      ],
    },
    {
      heading: 'Mi-am uitat parola',
      paragraphs: [
        'Alege „Ai uitat parola?” când te autentifici. Linkul din e-mail merge o singură dată și un timp limitat. Setarea unei parole noi te deconectează de peste tot în rest.',
      ],
    },
    {
      heading: 'Contul meu este blocat',
      paragraphs: [
        'Îl blochează zece parole greșite, oricine le-ar fi tastat. Un link dintr-un e-mail îl deblochează. Dacă nu ai fost tu, alege apoi o parolă nouă.',
      ],
    },
    {
      heading: 'Unde este depunerea mea',
      paragraphs: [
        'Cele mai multe depuneri ajung imediat. Unele metode de plată durează mai mult; soldul se schimbă singur imediat ce plata este confirmată. Pentru o plată eșuată nu se ia nimic.',
      ],
    },
    {
      heading: 'Cum îmi retrag banii',
      paragraphs: [
        'Cere o retragere în portofel. Vezi în ce etapă este și când ar trebui să ajungă și o poți anula până când este trimisă.',
      ],
    },
    {
      heading: 'De ce mi-a fost refuzat pariul',
      paragraphs: [
        'Cotele se mișcă, iar piețele se închid o clipă când se întâmplă ceva pe teren. Biletul îți spune despre ce selecție a fost vorba. Pentru un pariu refuzat nu se ia nimic din contul tău.',
      ],
    },
    {
      heading: 'Vreau să joc mai puțin',
      paragraphs: [
        'Setează o limită la depuneri, pierderi, mize sau timp; una mai mică se aplică imediat. Poți și să iei o pauză sau să te autoexcluzi. Dacă jocul nu mai este o distracție, vorbește cu cineva în care ai încredere sau cu o linie de ajutor din țara ta.',
      ],
    },
  ],
});
