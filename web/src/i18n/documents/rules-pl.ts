import type { Document, Section } from './document';

/** The betting rules of the house in Polish. */
export const rules = (site: string): Document => ({
  title: 'Zasady zakładów',
  intro: `Jak ${site} przyjmuje, rozlicza i wypłaca zakłady. Jeśli opis rynku mówi co innego, obowiązuje opis.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Zawarcie zakładu',
    paragraphs: [
      'Zakład jest zawarty, gdy go potwierdzimy, po kursach podanych w potwierdzeniu. Do tego czasu nic nie jest pobierane z konta na stałe: to, co odłożono na odrzucony zakład, wraca od razu.',
      'Kursy się zmieniają. To Ty wybierasz, co się wtedy dzieje: pytamy Cię, przyjmujemy tylko lepsze kursy albo każde. Nigdy nie przyjmujemy zakładu po kursach, na które nie ma Twojej zgody w jeden z tych sposobów.',
      'Potwierdzonego zakładu nie można zmienić. Tam, gdzie jest dostępny, możesz zrobić cash out.',
    ],
  },
  {
    heading: 'Zakłady na trwające mecze',
    paragraphs: [
      'Zakład z typem na trwający mecz czeka kilka sekund i jest sprawdzany ponownie. Kupon je odlicza; ile ich jest, zależy od sportu. Jeśli w tym czasie kursy się zmieniły albo rynek się zamknął, zakład zostaje odrzucony lub – jeśli na to pozwalasz – przyjęty po nowych kursach.',
      'Wyniki, zegary i obraz mogą docierać do Ciebie z opóźnieniem i służą tylko informacji. Liczy się przebieg meczu.',
    ],
  },
  {
    heading: 'Rodzaje zakładów',
    paragraphs: [],
    points: [
      { term: 'Pojedynczy', text: 'Jeden typ. Wypłaca stawkę pomnożoną przez kurs.' },
      {
        term: 'AKO',
        text: 'Kilka typów z różnych meczów, które muszą wygrać wszystkie. Kursy się mnoży. Typów od różnych dostawców kursów nie można łączyć.',
      },
      {
        term: 'System',
        text: 'Wszystkie kombinacje danej wielkości z 3 do 12 typów, na przykład 2 z 3. Każda kombinacja jest osobnym zakładem z równą częścią stawki; zakład wypłaca sumę tych, które wygrały. Pełne systemy (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) zawierają kombinacje kilku wielkości.',
      },
      {
        term: 'Bet Builder',
        text: 'Kilka typów z jednego meczu z jednym wspólnym kursem. Jeden przegrany typ oznacza przegrany zakład.',
      },
    ],
  },
  {
    heading: 'Limity',
    paragraphs: [
      'Najniższą i najwyższą stawkę zakładu oraz jego najwyższą wypłatę pokazuje kupon. Zależą one od waluty, rynku, ligi i rodzaju zakładu i mogą być ustalone dla konkretnego konta. Systemy mają własny górny limit.',
      'Możemy odrzucić zakład w całości, gdy wszystkie zakłady na jedno wydarzenie razem kosztowałyby więcej, niż na nie przeznaczamy. O stawkę powyżej limitu można poprosić tam, gdzie kupon na to pozwala; decyduje o niej człowiek, a zakład, o którym nikt nie zdecyduje na czas, zostaje odrzucony.',
      'Limity ustawione przez Ciebie mają pierwszeństwo przed tymi wszystkimi.',
    ],
  },
  {
    heading: 'Rozliczenie',
    paragraphs: [
      'Zakłady rozliczamy według oficjalnego wyniku, gdy tylko jest ostateczny. Wypłatę obliczamy dokładnie i zaokrąglamy w dół do najmniejszej jednostki Twojej waluty – raz, na końcu.',
      'Jeśli wynik zostanie poprawiony albo zakład został rozliczony błędnie, rozliczamy go ponownie i księgujemy różnicę, w którąkolwiek stronę by była. Każdy krok widać w Twoich transakcjach.',
      'Typy rozstrzygnięte przed przerwaniem meczu pozostają w mocy.',
    ],
    points: [
      { term: 'Wygrany', text: 'Typ liczy się ze swoim kursem.' },
      {
        term: 'Przegrany',
        text: 'Zakład pojedynczy, AKO lub Bet Builder jest przegrany. W systemie przegrana jest każda kombinacja z tym typem.',
      },
      {
        term: 'Wygrany lub przegrany w połowie',
        text: 'Na liniach ćwiartkowych po połowie stawki przypada na każdą z dwóch linii. Połowa wraca, a druga połowa wygrywa albo przegrywa.',
      },
      {
        term: 'Miejsce ex aequo',
        text: 'Gdy kilku uczestników dzieli miejsce, które miało przypaść mniejszej ich liczbie, typ wygrywa w swojej części stawki, a w pozostałej przegrywa.',
      },
      {
        term: 'Anulowany',
        text: 'Typ liczy się z kursem 1,00. Zakład pojedynczy zwraca stawkę; AKO gra dalej bez niego.',
      },
    ],
  },
  {
    heading: 'Kiedy typ jest anulowany',
    paragraphs: [
      'Mecz odwołany lub przerwany bez oficjalnego wyniku anuluje to, czego nie rozstrzygnął. Mecz przełożony zachowuje zakłady tak długo, jak długo organizator ma go w programie.',
      'Anulowany jest też typ na uczestnika, który nie wystartuje, chyba że rynek jest oznaczony „all in”, oraz typ z rynku, który był jeszcze otwarty, gdy jego wynik był już znany.',
      'Bet Builder ma jeden kurs na całość. Jeśli jeden z typów jest anulowany, wraca cała stawka.',
    ],
  },
  {
    heading: 'Błędy w kursach',
    paragraphs: [
      'Oczywisty błąd to kurs, linia lub wynik, które w widoczny sposób miały być inne: zamienione strony, przecinek w złym miejscu, kurs daleki od całego rynku albo kurs na coś, co już się stało. Typ postawiony po takim kursie możemy anulować i informujemy o tym przy Twoich zakładach.',
      'Nie cofamy zakładu dlatego, że wygrał, ani dlatego, że kursy się później zmieniły.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Gdy zakład pokazuje ofertę, możesz z niej skorzystać dla całego zakładu lub jego części. Oferta to wartość zakładu po obecnych kursach, pomniejszona o marżę; zmienia się razem z nimi i znika, gdy rynek jest zamknięty.',
      'Otrzymasz co najmniej tyle, ile było widać w chwili Twojej zgody. Jeśli oferta w tym czasie spadła, nic się nie dzieje i widzisz nową.',
      'Cash out jest ostateczny, bez względu na wynik. Dodatki takie jak AKO Boost dotyczą zakładów, które trwają do końca, i nie są częścią oferty.',
    ],
  },
  {
    heading: 'Bonusy',
    paragraphs: [
      'Warunki bonusu są podane przy nim: kursy, sporty, liczba typów, daty. Freebet wypłaca wygraną bez własnej stawki, chyba że podano inaczej, a jeśli jego zakład zostanie anulowany, wraca na inny zakład.',
      'AKO Boost mnoży kurs, gdy każdy typ ma wymagany kurs. Anulowany typ się do niego nie liczy.',
    ],
  },
  {
    heading: 'Według sportów',
    paragraphs: ['Rynek, którego nazwa nie mówi nic innego, rozlicza się następująco.'],
    points: [
      {
        term: 'Piłka nożna',
        text: 'Dziewięćdziesiąt minut z doliczonym czasem. Dogrywka i rzuty karne liczą się tam, gdzie rynek je wymienia. Gole samobójcze liczą się do wyniku, a nie do strzelca.',
      },
      {
        term: 'Tenis',
        text: 'Krecz lub dyskwalifikacja zawodnika anuluje to, co nie jest jeszcze rozstrzygnięte. Rozegrane sety i gemy pozostają. Zmiana kortu ani dzień opóźnienia niczego nie zmieniają.',
      },
      {
        term: 'Koszykówka',
        text: 'Z dogrywką, z wyjątkiem połów, kwart i rynków na regulaminowy czas gry.',
      },
      {
        term: 'Hokej na lodzie',
        text: 'Rynki z remisem dotyczą sześćdziesięciu minut. Rynki bez remisu obejmują dogrywkę i rzuty karne, które liczą się jako jeden gol.',
      },
      { term: 'Futbol amerykański', text: 'Z dogrywką, z wyjątkiem połów i kwart.' },
      {
        term: 'Baseball',
        text: 'Z dodatkowymi inningami. Mecz zakończony wcześniej jest ważny, gdy uzna go liga.',
      },
      {
        term: 'Krykiet',
        text: 'Według oficjalnego wyniku, także skróconego. Jeśli remis rozstrzyga super over, rozstrzyga on tylko rynek na zwycięzcę meczu.',
      },
      {
        term: 'Siatkówka, tenis stołowy',
        text: 'Sety decydujące się liczą. To, co nie jest rozstrzygnięte przy przerwaniu meczu, jest anulowane.',
      },
      { term: 'Piłka ręczna', text: 'Sześćdziesiąt minut, chyba że rynek wymienia dogrywkę.' },
      {
        term: 'Golf, kolarstwo',
        text: 'Według klasyfikacji końcowej z chwili dekoracji. Późniejsze dyskwalifikacje niczego nie zmieniają.',
      },
      {
        term: 'Esport',
        text: 'Według wyniku organizatora, z rundami dogrywki. Powtórzona mapa liczy się z drugim wynikiem. Drużyna, która poddaje się przed pierwszą mapą, powoduje anulowanie meczu.',
      },
    ],
  },
  {
    heading: 'Jeśli uważasz, że się mylimy',
    paragraphs: [
      'Napisz do obsługi i podaj numer zakładu. Każdy kurs, odrzucenie i rozliczenie jest zapisane i na tej podstawie odpowiadamy. Swoje transakcje możesz pobrać w każdej chwili.',
    ],
  },
];
