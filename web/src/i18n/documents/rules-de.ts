import type { Document, Section } from './document';

/** The betting rules of the house in German. */
export const rules = (site: string): Document => ({
  title: 'Wettregeln',
  intro: `Wie ${site} Wetten annimmt, abrechnet und auszahlt. Sagt die Beschreibung eines Marktes etwas anderes, gilt die Beschreibung.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Eine Wette abgeben',
    paragraphs: [
      'Eine Wette gilt, sobald wir sie bestätigt haben, zu den Quoten der Bestätigung. Vorher wird deinem Konto nichts endgültig entnommen: Was für eine abgelehnte Wette zurückgelegt war, kommt sofort zurück.',
      'Quoten bewegen sich. Du bestimmst, was dann geschieht: nachfragen, nur bessere Quoten annehmen oder jede. Wir nehmen keine Wette zu Quoten an, denen du nicht auf eine dieser Arten zugestimmt hast.',
      'Eine bestätigte Wette lässt sich nicht ändern. Wo es angeboten wird, kannst du sie auszahlen lassen (Cash-out).',
    ],
  },
  {
    heading: 'Live-Wetten',
    paragraphs: [
      'Eine Wette mit einem laufenden Spiel wartet einige Sekunden und wird dann noch einmal geprüft. Der Wettschein zählt sie herunter; wie viele es sind, hängt von der Sportart ab. Haben sich die Quoten bewegt oder ist der Markt geschlossen, wird die Wette abgelehnt, oder zu den neuen Quoten angenommen, wenn du das erlaubst.',
      'Spielstände, Uhren und Bilder können verspätet ankommen und dienen nur der Information. Es zählt der Verlauf des Spiels.',
    ],
  },
  {
    heading: 'Arten von Wetten',
    paragraphs: [],
    points: [
      { term: 'Einzelwette', text: 'Eine Auswahl. Sie zahlt den Einsatz mal die Quote.' },
      {
        term: 'Kombiwette',
        text: 'Mehrere Auswahlen aus verschiedenen Spielen, die alle gewinnen müssen. Die Quoten werden multipliziert. Auswahlen verschiedener Quotenanbieter passen nicht zusammen.',
      },
      {
        term: 'Systemwette',
        text: 'Alle Kombinationen einer Größe aus 3 bis 12 Auswahlen, etwa 2 aus 3. Jede Kombination ist eine eigene Wette mit dem gleichen Teil des Einsatzes; ausgezahlt wird die Summe derer, die gewinnen. Vollsysteme (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) enthalten Kombinationen mehrerer Größen.',
      },
      {
        term: 'Wett-Baukasten',
        text: 'Mehrere Auswahlen eines Spiels zu einer gemeinsamen Quote. Verliert eine, verliert die Wette.',
      },
    ],
  },
  {
    heading: 'Limits',
    paragraphs: [
      'Mindest- und Höchsteinsatz und die höchste Auszahlung einer Wette zeigt der Wettschein. Sie hängen von Währung, Markt, Liga und Art der Wette ab und können für ein Konto festgelegt sein. Für Systeme gilt eine eigene Obergrenze.',
      'Würden alle Wetten auf ein Ereignis zusammen mehr kosten, als wir dafür einsetzen, können wir eine Wette als Ganzes ablehnen. Ein höherer Einsatz lässt sich anfragen, wo der Wettschein es anbietet; darüber entscheidet ein Mensch, und was niemand rechtzeitig entscheidet, ist abgelehnt.',
      'Limits, die du dir selbst gesetzt hast, gehen all dem vor.',
    ],
  },
  {
    heading: 'Abrechnung',
    paragraphs: [
      'Abgerechnet wird nach dem offiziellen Ergebnis, sobald es feststeht. Eine Auszahlung wird genau berechnet und einmal, am Ende, auf die kleinste Einheit deiner Währung abgerundet.',
      'Wird ein Ergebnis berichtigt oder haben wir eine Wette falsch abgerechnet, rechnen wir neu ab und buchen den Unterschied, in welche Richtung auch immer. Deine Umsätze zeigen jeden Schritt.',
      'Was vor dem Abbruch eines Spiels entschieden war, bleibt entschieden.',
    ],
    points: [
      { term: 'Gewonnen', text: 'Die Auswahl zählt mit ihrer Quote.' },
      {
        term: 'Verloren',
        text: 'Einzelwette, Kombiwette und Baukasten sind verloren, im System jede Kombination mit dieser Auswahl.',
      },
      {
        term: 'Halb gewonnen, halb verloren',
        text: 'Bei Viertellinien liegt je eine Hälfte des Einsatzes auf zwei Linien. Die eine kommt zurück, die andere gewinnt oder verliert.',
      },
      {
        term: 'Geteilter Platz',
        text: 'Teilen sich mehrere einen Platz, den weniger haben sollten, gewinnt die Auswahl für ihren Anteil am Einsatz und verliert für den Rest.',
      },
      {
        term: 'Ungültig',
        text: 'Die Auswahl zählt mit der Quote 1,00. Eine Einzelwette gibt den Einsatz zurück, eine Kombiwette läuft ohne sie weiter.',
      },
    ],
  },
  {
    heading: 'Wann eine Auswahl ungültig ist',
    paragraphs: [
      'Ein Spiel, das abgesagt oder ohne offizielles Ergebnis abgebrochen wird, macht ungültig, was es nicht entschieden hat. Ein verlegtes Spiel behält seine Wetten, solange der Veranstalter es im Programm hat.',
      'Ungültig ist auch die Auswahl eines Teilnehmers, der nicht antritt, wenn der Markt nicht „all in“ ist, und die eines Marktes, der noch offen war, als sein Ergebnis schon bekannt war.',
      'Der Wett-Baukasten hat eine Quote für alles. Ist eine Auswahl ungültig, kommt der ganze Einsatz zurück.',
    ],
  },
  {
    heading: 'Fehler in Quoten',
    paragraphs: [
      'Ein offensichtlicher Fehler ist eine Quote, eine Linie oder ein Spielstand, der so nicht gemeint sein kann: vertauschte Seiten, ein verrutschtes Komma, eine Quote weit weg vom ganzen Markt oder für etwas, das schon geschehen ist. Eine Auswahl zu einem solchen Preis dürfen wir für ungültig erklären; deine Wetten zeigen es an.',
      'Wir nehmen keine Wette zurück, weil sie gewonnen hat, und auch nicht, weil sich die Quoten danach bewegt haben.',
    ],
  },
  {
    heading: 'Cash-out',
    paragraphs: [
      'Zeigt eine Wette ein Angebot, kannst du es für die ganze Wette oder einen Teil annehmen. Es ist, was die Wette zu den Quoten des Augenblicks wert ist, abzüglich einer Marge; es ändert sich mit ihnen und fehlt, solange ein Markt geschlossen ist.',
      'Du bekommst mindestens, was du beim Annehmen gesehen hast. Ist das Angebot inzwischen niedriger, geschieht nichts, und du siehst das neue.',
      'Ein Cash-out ist endgültig, wie immer das Spiel ausgeht. Zugaben wie ein Kombi-Boost gehören zu Wetten, die bis zum Ende laufen, und nicht zum Angebot.',
    ],
  },
  {
    heading: 'Boni',
    paragraphs: [
      'Was ein Bonus verlangt, steht bei ihm: Quoten, Sportarten, Zahl der Auswahlen, Zeitraum. Eine Gratiswette zahlt den Gewinn ohne ihren eigenen Einsatz, wenn sie nichts anderes sagt; wird ihre Wette ungültig, kommt sie für eine andere zurück.',
      'Ein Kombi-Boost vervielfacht die Quote, wenn jede Auswahl die verlangte Quote hat. Eine ungültige Auswahl zählt dafür nicht.',
    ],
  },
  {
    heading: 'Nach Sportart',
    paragraphs: ['Sagt der Name eines Marktes nichts anderes, gilt:'],
    points: [
      {
        term: 'Fußball',
        text: 'Neunzig Minuten mit Nachspielzeit. Verlängerung und Elfmeterschießen zählen, wo der Markt sie nennt. Eigentore zählen für den Spielstand, nicht für Torschützen.',
      },
      {
        term: 'Tennis',
        text: 'Gibt jemand auf oder wird ausgeschlossen, ist ungültig, was noch nicht entschieden ist. Gespielte Sätze und Spiele bleiben. Ein anderer Platz oder ein Tag Verspätung ändert nichts.',
      },
      {
        term: 'Basketball',
        text: 'Mit Verlängerung, außer bei Hälften, Vierteln und Märkten zur regulären Spielzeit.',
      },
      {
        term: 'Eishockey',
        text: 'Märkte mit Unentschieden gelten für sechzig Minuten. Die ohne schließen Verlängerung und Penaltyschießen ein, das als ein Tor zählt.',
      },
      { term: 'American Football', text: 'Mit Verlängerung, außer bei Hälften und Vierteln.' },
      {
        term: 'Baseball',
        text: 'Mit Extra-Innings. Ein verkürztes Spiel gilt, sobald die Liga es wertet.',
      },
      {
        term: 'Cricket',
        text: 'Nach dem offiziellen Ergebnis, auch einem verkürzten. Wird ein Gleichstand durch ein Super Over entschieden, entscheidet es nur den Siegmarkt.',
      },
      {
        term: 'Volleyball, Tischtennis',
        text: 'Entscheidungssätze zählen. Was bei einem Abbruch nicht entschieden ist, ist ungültig.',
      },
      { term: 'Handball', text: 'Sechzig Minuten, wenn der Markt keine Verlängerung nennt.' },
      {
        term: 'Golf, Radsport',
        text: 'Nach der Wertung bei der Siegerehrung. Spätere Ausschlüsse ändern nichts.',
      },
      {
        term: 'E-Sport',
        text: 'Nach dem Ergebnis des Veranstalters, mit Overtime-Runden. Eine wiederholte Map zählt mit ihrem zweiten Ergebnis. Tritt ein Team vor der ersten Map nicht an, ist das Spiel ungültig.',
      },
    ],
  },
  {
    heading: 'Wenn du meinst, dass wir uns irren',
    paragraphs: [
      'Schreib dem Support und nenne die Nummer der Wette. Jede Quote, Ablehnung und Abrechnung ist aufgezeichnet, und danach antworten wir. Deine Umsätze kannst du jederzeit herunterladen.',
    ],
  },
];
