import type { Document } from './document';

/** Who runs the site, in German. */
export const about = (site: string): Document => ({
  title: `Über ${site}`,
  intro: `Auf ${site} wird auf Sport gewettet: vor dem Spiel, während es läuft und auf alles, was sich daraus bauen lässt.`,
  sections: [
    {
      heading: 'Wer die Seite betreibt',
      paragraphs: [
        `${site} wird von der Firma betrieben, mit der du die AGB vereinbarst. Sie nimmt deine Wetten an, verwahrt dein Geld und steht für beides ein.`,
        'Die Software stammt von anderen und bringt keine Erlaubnis mit, Wetten anzubieten. Ob, wo und unter wessen Aufsicht Wetten angeboten werden, ist Sache dieser Firma.',
      ],
    },
    {
      heading: 'Lizenz',
      paragraphs: [
        'Wetten werden dort angeboten, wo die Firma eine Lizenz dafür hat, und nirgends sonst: Anderswo werden keine Konten eröffnet, und die Seite kann geschlossen sein. Welche Behörde sie beaufsichtigt und unter welcher Nummer, sagt die Firma in ihrem Impressum und auf Anfrage.',
        'Konten sind für Erwachsene. Wir dürfen jederzeit einen Nachweis von Alter und Identität verlangen und tun es vor größeren Auszahlungen.',
      ],
    },
    {
      heading: 'Spielen mit Maß',
      paragraphs: [
        'Wetten soll Spaß machen und kostet auf lange Sicht Geld. Setze, was du entbehren kannst, und nie, um Verlorenes zurückzuholen.',
        'In deinem Konto kannst du Einzahlungen, Einsätze, Verluste und Zeit begrenzen, dich daran erinnern lassen, wie lange du schon spielst, eine Pause machen oder dich ausschließen. Ein niedrigeres Limit gilt sofort. Einen Ausschluss kann niemand vorzeitig beenden.',
        'Wenn das Spielen keinen Spaß mehr macht oder sich jemand darum sorgt, sprich mit einer Beratungsstelle in deiner Nähe. Das kostet nichts, und deinen Namen musst du nicht nennen.',
      ],
    },
    {
      heading: 'Woher Quoten und Ergebnisse kommen',
      paragraphs: [
        'Quoten, Spielstände und Ergebnisse kommen von Anbietern für Sportdaten. Das Haus fügt seine Marge, seine Limits und seine Regeln hinzu, und die kannst du lesen.',
        'Spiele und Jackpots werden so gezogen, dass es jeder prüfen kann: Was entscheidet, steht vorher fest und ist veröffentlicht, danach wird es aufgedeckt.',
      ],
    },
    {
      heading: 'Quelloffen',
      paragraphs: [
        `${site} läuft mit Touchline, einem quelloffenen Wettsystem unter der Apache-Lizenz 2.0. Wie Wetten angenommen, abgerechnet und ausgezahlt werden, ist kein Geheimnis des Hauses: Jeder kann es lesen, prüfen und selbst betreiben.`,
        'Auszahlungen werden in ganzen Einheiten deiner Währung gezählt und einmal gerundet. Jede Bewegung von Geld ist eine Buchung in einem Hauptbuch, das in der Summe null ergibt.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Die meisten Fragen beantwortet die Hilfe; dort steht auch, wie du den Support erreichst. Nenne bei einer Wette ihre Nummer, bei einer Zahlung den Tag und den Betrag.',
      ],
    },
  ],
});
