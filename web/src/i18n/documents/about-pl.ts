import type { Document } from './document';

/** Who runs the site, in Polish. */
export const about = (site: string): Document => ({
  title: `O ${site}`,
  intro: `${site} to miejsce do obstawiania sportu: przed meczem, w jego trakcie i na to, co da się złożyć z jednego i drugiego.`,
  sections: [
    {
      heading: 'Kto prowadzi serwis',
      paragraphs: [
        `${site} prowadzi firma, z którą zawierasz umowę na warunkach regulaminu. To ona przyjmuje Twoje zakłady, przechowuje Twoje pieniądze i odpowiada za jedno i drugie.`,
        'Oprogramowanie tworzy kto inny i nie wiąże się z nim licencja na oferowanie zakładów. To, czy, gdzie i pod czyim nadzorem zakłady są oferowane, jest sprawą tej firmy.',
      ],
    },
    {
      heading: 'Licencja',
      paragraphs: [
        'Zakłady oferowane są tam, gdzie firma ma na to licencję, i nigdzie indziej: gdzie indziej nie otwieramy kont, a serwis może być zamknięty. Który organ ją nadzoruje i pod jakim numerem, firma podaje w swoich danych oraz na życzenie.',
        'Konta są dla dorosłych. W każdej chwili możemy poprosić o potwierdzenie wieku i tożsamości i robimy to przed wypłatą większych kwot.',
      ],
    },
    {
      heading: 'Odpowiedzialna gra',
      paragraphs: [
        'Zakłady są rozrywką i w dłuższym okresie kosztują. Stawiaj tyle, ile możesz stracić, i nigdy po to, by się odegrać.',
        'Na swoim koncie możesz ograniczyć wpłaty, stawki, straty i czas, włączyć przypomnienia o tym, jak długo trwa gra, zrobić przerwę albo wykluczyć się z gry. Niższy limit działa od razu. Wykluczenia nikt nie może zakończyć przed czasem.',
        'Jeśli gra przestała cieszyć albo niepokoi kogoś Ci bliskiego, porozmawiaj z telefonem zaufania w swoim kraju. To nic nie kosztuje i nikt nie musi znać Twojego nazwiska.',
      ],
    },
    {
      heading: 'Skąd są kursy i wyniki',
      paragraphs: [
        'Kursy i wyniki pochodzą od profesjonalnych dostawców danych sportowych. Serwis dodaje swoją marżę, swoje limity i swoje zasady, które możesz przeczytać.',
        'Gry i jackpoty są losowane tak, by każdy mógł to sprawdzić: to, co rozstrzyga, jest ustalone i opublikowane z góry, a potem ujawnione.',
      ],
    },
    {
      heading: 'Otwarte oprogramowanie',
      paragraphs: [
        `${site} działa na Touchline, otwartym oprogramowaniu bukmacherskim na licencji Apache License 2.0. To, jak zakłady są przyjmowane, rozliczane i wypłacane, nie jest tajemnicą serwisu: każdy może to przeczytać, sprawdzić i uruchomić.`,
        'Wypłaty liczymy w całych jednostkach Twojej waluty i zaokrąglamy raz. Każdy ruch pieniędzy to zapis w księdze, która sumuje się do zera.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Na większość pytań odpowiada centrum pomocy, które mówi też, jak skontaktować się z obsługą. W sprawie zakładu podaj jego numer, w sprawie płatności – dzień i kwotę.',
      ],
    },
  ],
});
