import type { Document } from './document';

/** The help center in German. */
export const help = (site: string): Document => ({
  title: 'Hilfe',
  intro: `Was Spieler von ${site} am häufigsten fragen, in wenigen Sätzen beantwortet.`,
  sections: [
    {
      heading: 'Nach der Registrierung kam keine E-Mail',
      paragraphs: [
        'Sieh zuerst im Spam-Ordner nach. Fordere dann den Link aus dem Anmeldeformular noch einmal an. Hatte deine Adresse schon ein Konto, steht das in der E-Mail.',
      ],
    },
    {
      heading: 'Ich habe mein Passwort vergessen',
      paragraphs: [
        'Wähle beim Anmelden „Passwort vergessen?“. Der Link in der E-Mail gilt einmal und nur für begrenzte Zeit. Ein neues Passwort meldet dich überall sonst ab.',
      ],
    },
    {
      heading: 'Mein Konto ist gesperrt',
      paragraphs: [
        'Zehn falsche Passwörter sperren es, wer auch immer sie eingegeben hat. Ein Link in einer E-Mail öffnet es wieder. Warst du es nicht, wähle danach ein neues Passwort.',
      ],
    },
    {
      heading: 'Wo ist meine Einzahlung',
      paragraphs: [
        'Die meisten Einzahlungen sind sofort da. Manche Zahlungswege brauchen länger; das Guthaben ändert sich von selbst, sobald die Zahlung bestätigt ist. Eine fehlgeschlagene Zahlung wird nicht abgebucht.',
      ],
    },
    {
      heading: 'Wie bekomme ich mein Geld',
      paragraphs: [
        'Fordere in deinem Konto eine Auszahlung an. Du siehst, wie weit sie ist und wann sie ankommen sollte, und kannst sie abbrechen, bis sie gesendet ist.',
      ],
    },
    {
      heading: 'Warum wurde meine Wette abgelehnt',
      paragraphs: [
        'Quoten ändern sich, und Märkte schließen kurz, wenn auf dem Platz etwas passiert. Der Wettschein sagt, um welche Auswahl es ging. Für eine abgelehnte Wette wird nichts abgebucht.',
      ],
    },
    {
      heading: 'Ich möchte weniger spielen',
      paragraphs: [
        'Setze ein Limit für Einzahlungen, Verluste, Einsätze oder Zeit; ein niedrigeres gilt sofort. Du kannst auch eine Pause machen oder dich ausschließen. Macht das Spielen keinen Spaß mehr, sprich mit jemandem, dem du vertraust, oder mit einer Beratungsstelle.',
      ],
    },
  ],
});
