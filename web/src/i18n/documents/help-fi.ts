import type { Document } from './document';

/** The help center in Finnish. */
export const help = (site: string): Document => ({
  title: 'Ohjekeskus',
  intro: `Mitä pelaajat useimmin kysyvät palvelusta ${site}, muutamalla lauseella vastattuna.`,
  sections: [
    {
      heading: 'En saanut sähköpostia rekisteröidyttyäni',
      paragraphs: [
        'Katso ensin roskapostista. Pyydä sitten linkki uudelleen kirjautumislomakkeelta. Jos osoitteellasi oli jo tili, viesti kertoo sen.',
      ],
    },
    {
      heading: 'Unohdin salasanani',
      paragraphs: [
        'Valitse kirjautuessasi ”Unohditko salasanasi?”. Sähköpostin linkki toimii kerran ja rajoitetun ajan. Uuden salasanan asettaminen kirjaa sinut ulos kaikkialta muualta.',
      ],
    },
    {
      heading: 'Tilini on lukittu',
      paragraphs: [
        'Kymmenen väärää salasanaa lukitsee sen, kirjoitti ne kuka tahansa. Sähköpostin linkki avaa lukituksen. Jos se et ollut sinä, valitse sen jälkeen uusi salasana.',
      ],
    },
    {
      heading: 'Missä talletukseni on',
      paragraphs: [
        'Useimmat talletukset saapuvat heti. Jotkin maksutavat ovat hitaampia; saldo muuttuu itsestään heti, kun maksu on vahvistettu. Epäonnistunutta maksua ei veloiteta.',
      ],
    },
    {
      heading: 'Miten saan rahani ulos',
      paragraphs: [
        'Pyydä kotiutus lompakossasi. Näet, missä vaiheessa se on ja milloin sen pitäisi saapua, ja voit perua sen, kunnes se on lähetetty.',
      ],
    },
    {
      heading: 'Miksi vetoni hylättiin',
      paragraphs: [
        'Kertoimet liikkuvat, ja vetokohteet sulkeutuvat hetkeksi, kun kentällä tapahtuu jotain. Kuponki kertoo, mistä valinnasta oli kyse. Hylätystä vedosta ei oteta tililtäsi mitään.',
      ],
    },
    {
      heading: 'Haluan pelata vähemmän',
      paragraphs: [
        'Aseta raja talletuksille, häviöille, panoksille tai ajalle; alempi tulee voimaan heti. Voit myös pitää tauon tai asettaa itsellesi pelieston. Jos pelaaminen on lakannut olemasta hauskaa, puhu jollekulle, johon luotat, tai soita auttavaan puhelimeen asuinmaassasi.',
      ],
    },
  ],
});
