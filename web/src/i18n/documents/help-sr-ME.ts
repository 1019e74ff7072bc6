import type { Document } from './document';

/** The help center in Serbian as in Montenegro. */
export const help = (site: string): Document => ({
  title: 'Centar za pomoć',
  intro: `Šta igrači na ${site} najviše pitaju, s odgovorom u nekoliko rečenica.`,
  sections: [
    {
      heading: 'Poslije registracije nije stigao mejl',
      paragraphs: [
        'Prvo pogledaj u neželjenu poštu. Zatim zatraži link ponovo iz obrasca za prijavu. Ako je tvoja adresa već imala nalog, mejl ti to kaže.',
      ],
    },
    {
      heading: 'Ne znam lozinku',
      paragraphs: [
        'Kod prijave izaberi „Zaboravljena lozinka?“. Link iz mejla radi jednom i ograničeno vrijeme. Nova lozinka te odjavljuje svuda drugdje.',
      ],
    },
    {
      heading: 'Nalog mi je zaključan',
      paragraphs: [
        'Zaključa ga deset pogrešnih lozinki, ko god da ih je ukucao. Link iz mejla ga otključava. Ako to nisi bio ti, poslije izaberi novu lozinku.',
      ],
    },
    {
      heading: 'Gdje je moja uplata',
      paragraphs: [
        'Većina uplata stiže odmah. Neki načini plaćanja traju duže; stanje se samo mijenja čim se plaćanje potvrdi. Plaćanje koje nije uspjelo ne naplaćuje se.',
      ],
    },
    {
      heading: 'Kako da isplatim novac',
      paragraphs: [
        'Zatraži isplatu u novčaniku. Vidiš na kom je koraku i kad bi trebalo da stigne, a možeš je povući dok se ne pošalje.',
      ],
    },
    {
      heading: 'Zašto je moj tiket odbijen',
      paragraphs: [
        'Kvote se mijenjaju, a tržišta se nakratko zatvore kad se na terenu nešto desi. Tiket kaže o kom se tipu radi. Za odbijen tiket s tvog računa se ništa ne skida.',
      ],
    },
    {
      heading: 'Želim da igram manje',
      paragraphs: [
        'Postavi limit na uplate, gubitke, uloge ili vrijeme; niži važi odmah. Možeš i napraviti pauzu ili se isključiti. Ako igra više nije zabava, razgovaraj s nekim kome vjeruješ ili pozovi liniju za pomoć tamo gdje živiš.',
      ],
    },
  ],
});
