import type { Document } from './document';

/** The terms and conditions in Polish. */
export const terms = (site: string): Document => ({
  title: 'Regulamin',
  intro: `Na co umawiają się ${site} i gracze. Krótko, bo zasady, których nikt nie czyta, nikogo nie chronią.`,
  sections: [
    {
      heading: 'Kto może grać',
      paragraphs: [
        'Masz ukończone 18 lat albo wiek, od którego zakłady są dozwolone tam, gdzie mieszkasz, jeśli jest on wyższy.',
        'Grasz na własny rachunek, za własne pieniądze i z kraju, w którym oferujemy konta.',
        'Jedna osoba ma jedno konto. Jego adres e-mail należy do Ciebie i został potwierdzony.',
      ],
    },
    {
      heading: 'Twoje konto',
      paragraphs: [
        'Zachowaj hasło dla siebie. Po zbyt wielu błędnych próbach konto jest zablokowane, dopóki nie klikniesz linku, który Ci wyślemy e-mailem.',
        'W każdej chwili możesz zakończyć dowolną swoją sesję i możesz zamknąć konto. Pieniądze, które są Twoje, zostaną Ci wypłacone.',
      ],
    },
    {
      heading: 'Pieniądze',
      paragraphs: [
        'Twoje konto jest prowadzone w wybranej przez Ciebie walucie. Każdy ruch pieniędzy widać w Twoich transakcjach.',
        'Wygrane zaokrąglamy w dół do najmniejszej jednostki waluty – raz, na końcu.',
        'Pieniądze wypłacamy metodą płatności, która należy do Ciebie. Najpierw możemy poprosić o potwierdzenie tożsamości.',
      ],
    },
    {
      heading: 'Zakłady',
      paragraphs: [
        'Zakład jest zawarty, gdy go potwierdzimy, po kursach podanych w potwierdzeniu. Zakłady na trwające mecze potwierdzamy po kilku sekundach.',
        'Oczywisty błąd w kursie, rynek otwarty po tym, jak jego wynik był już znany, albo mecz niedokończony sprawiają, że typ jest anulowany. Liczy się wtedy z kursem 1,00.',
        'Obowiązują wyniki oficjalnego organizatora z danego dnia. Poprawki z tego samego dnia uwzględniamy.',
      ],
    },
    {
      heading: 'Gra w granicach limitów',
      paragraphs: [
        'Możesz ograniczyć wpłaty, stawki, straty i czas. Niższy limit działa od razu, wyższy dopiero po okresie oczekiwania i po ponownym potwierdzeniu.',
        'Możesz zrobić przerwę albo wykluczyć się z gry. Nikt, ani Ty, ani my, nie może zakończyć wykluczenia przed czasem.',
      ],
    },
    {
      heading: 'Gdy się nie zgadzamy',
      paragraphs: [
        'Najpierw napisz do nas. Odpowiadamy na podstawie naszych zapisów: zakłady, ruchy pieniędzy i decyzje pracowników są przechowywane.',
        'Nic w tym regulaminie nie odbiera Ci praw, które daje Ci prawo w Twoim miejscu zamieszkania.',
      ],
    },
  ],
});
