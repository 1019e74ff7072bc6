import type { Document } from './document';

/** The terms and conditions in German. */
export const terms = (site: string): Document => ({
  title: 'Allgemeine Geschäftsbedingungen',
  intro: `Worauf sich ${site} und seine Spieler einigen. Kurz, denn Regeln, die niemand liest, schützen niemanden.`,
  sections: [
    {
      heading: 'Wer spielen darf',
      paragraphs: [
        'Du bist mindestens 18, oder so alt, wie es an deinem Wohnort für Wetten vorgeschrieben ist, wenn das mehr ist.',
        'Du spielst für dich selbst, mit deinem eigenen Geld und aus einem Land, in dem wir Konten anbieten.',
        'Jeder Mensch hat ein Konto. Seine E-Mail-Adresse gehört dir und ist bestätigt.',
      ],
    },
    {
      heading: 'Dein Konto',
      paragraphs: [
        'Behalte dein Passwort für dich. Nach zu vielen falschen ist das Konto gesperrt, bis du dem Link folgst, den wir dir schicken.',
        'Du kannst jede deiner Sitzungen jederzeit beenden und dein Konto schließen. Geld, das dir gehört, wird dir ausgezahlt.',
      ],
    },
    {
      heading: 'Geld',
      paragraphs: [
        'Dein Konto wird in der Währung geführt, die du gewählt hast. Jede Bewegung steht in deinen Transaktionen.',
        'Ein Gewinn wird auf die kleinste Einheit der Währung abgerundet, einmal, am Ende.',
        'Ausgezahlt wird über einen Zahlungsweg, der dir gehört. Vorher können wir dich bitten nachzuweisen, wer du bist.',
      ],
    },
    {
      heading: 'Wetten',
      paragraphs: [
        'Eine Wette gilt, wenn wir sie bestätigt haben, zu den Quoten der Bestätigung. Wetten auf laufende Spiele werden nach einigen Sekunden bestätigt.',
        'Ein offensichtlicher Fehler in den Quoten, ein Markt, der nach dem Ergebnis noch offen war, oder ein abgebrochenes Spiel macht eine Auswahl ungültig. Sie zählt dann mit der Quote 1,00.',
        'Ergebnisse sind die des offiziellen Veranstalters am selben Tag. Berichtigungen an diesem Tag werden übernommen.',
      ],
    },
    {
      heading: 'Spielen mit Limits',
      paragraphs: [
        'Du kannst Einzahlungen, Einsätze, Verluste und Zeit begrenzen. Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit und einer zweiten Bestätigung.',
        'Du kannst eine Pause machen oder dich ausschließen. Niemand, weder du noch wir, kann einen Ausschluss vorzeitig beenden.',
      ],
    },
    {
      heading: 'Wenn wir uns nicht einig sind',
      paragraphs: [
        'Schreibe uns zuerst. Wir antworten mit dem, was unsere Bücher sagen: Wetten, Geldbewegungen und Entscheidungen unserer Leute werden aufbewahrt.',
        'Nichts in diesen Bedingungen nimmt dir ein Recht, das dir das Gesetz an deinem Wohnort gibt.',
      ],
    },
  ],
});
