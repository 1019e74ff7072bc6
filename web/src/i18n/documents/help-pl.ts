import type { Document } from './document';

/** The help center in Polish. */
export const help = (site: string): Document => ({
  title: 'Centrum pomocy',
  intro: `O co najczęściej pytają gracze ${site} – odpowiedzi w kilku zdaniach.`,
  sections: [
    {
      heading: 'Po rejestracji nie przyszedł żaden e-mail',
      paragraphs: [
        'Najpierw zajrzyj do spamu. Potem poproś o link jeszcze raz w formularzu logowania. Jeśli Twój adres miał już konto, e-mail o tym informuje.',
      ],
    },
    {
      heading: 'Nie pamiętam hasła',
      paragraphs: [
        'Przy logowaniu wybierz „Nie pamiętasz hasła?”. Link z e-maila działa raz i przez ograniczony czas. Ustawienie nowego hasła wylogowuje Cię wszędzie indziej.',
      ],
    },
    {
      heading: 'Moje konto jest zablokowane',
      paragraphs: [
        'Blokuje je dziesięć błędnych haseł, bez względu na to, kto je wpisał. Link z e-maila je odblokowuje. Jeśli to nie Ty, wybierz potem nowe hasło.',
      ],
    },
    {
      heading: 'Gdzie jest moja wpłata',
      paragraphs: [
        'Większość wpłat dociera od razu. Niektóre metody płatności trwają dłużej; saldo zmienia się samo, gdy tylko płatność zostanie potwierdzona. Za nieudaną płatność nic nie pobieramy.',
      ],
    },
    {
      heading: 'Jak wypłacić pieniądze',
      paragraphs: [
        'Zleć wypłatę w portfelu. Widzisz, na jakim jest etapie i kiedy powinna dotrzeć, i możesz ją anulować, dopóki nie zostanie wysłana.',
      ],
    },
    {
      heading: 'Dlaczego mój zakład został odrzucony',
      paragraphs: [
        'Kursy się zmieniają, a rynki zamykają się na chwilę, gdy coś dzieje się na boisku. Kupon pokazuje, o który typ chodziło. Za odrzucony zakład nic nie pobieramy z Twojego konta.',
      ],
    },
    {
      heading: 'Chcę grać mniej',
      paragraphs: [
        'Ustaw limit wpłat, strat, stawek lub czasu; niższy działa od razu. Możesz też zrobić przerwę albo wykluczyć się z gry. Jeśli gra przestała cieszyć, porozmawiaj z kimś, komu ufasz, albo z telefonem zaufania w swoim kraju.',
      ],
    },
  ],
});
