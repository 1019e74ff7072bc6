import type { Document } from './document';

/** The terms and conditions in Finnish. */
export const terms = (site: string): Document => ({
  title: 'Käyttöehdot',
  intro: `Mistä ${site} ja sen pelaajat sopivat. Lyhyesti, sillä säännöt, joita kukaan ei lue, eivät suojaa ketään.`,
  sections: [
    {
      heading: 'Kuka saa pelata',
      paragraphs: [
        'Olet täyttänyt 18 vuotta tai sen iän, jossa vedonlyönti on sallittu asuinpaikassasi, jos se on korkeampi.',
        'Pelaat omasta puolestasi, omilla rahoillasi ja maasta, jossa tarjoamme tilejä.',
        'Kullakin henkilöllä on yksi tili. Sen sähköpostiosoite on sinun ja se on vahvistettu.',
      ],
    },
    {
      heading: 'Tilisi',
      paragraphs: [
        'Pidä salasanasi omana tietonasi. Liian monen väärän salasanan jälkeen tili on lukittu, kunnes avaat sähköpostitse lähettämämme linkin.',
        'Voit milloin tahansa lopettaa minkä tahansa istuntosi, ja voit sulkea tilisi. Sinulle kuuluvat rahat maksetaan sinulle.',
      ],
    },
    {
      heading: 'Raha',
      paragraphs: [
        'Tilisi on valitsemassasi valuutassa. Jokainen rahan liike on luettelossa tapahtumissasi.',
        'Voittosi pyöristetään alas valuutan pienimpään yksikköön, kerran, lopuksi.',
        'Rahat maksetaan sinulle kuuluvalla maksutavalla. Voimme ensin pyytää sinua todistamaan, kuka olet.',
      ],
    },
    {
      heading: 'Vedot',
      paragraphs: [
        'Veto on voimassa, kun olemme vahvistaneet sen, vahvistuksessa näkyvillä kertoimilla. Käynnissä olevien otteluiden vedot vahvistetaan muutaman sekunnin kuluttua.',
        'Ilmeinen virhe kertoimissa, vetokohde, joka oli auki tuloksen ollessa jo tiedossa, tai kesken jätetty ottelu mitätöi valinnan. Se lasketaan silloin kertoimella 1,00.',
        'Tulokset ovat virallisen järjestäjän samana päivänä antamat. Saman päivän korjaukset otetaan huomioon.',
      ],
    },
    {
      heading: 'Pelaaminen rajoissa',
      paragraphs: [
        'Voit rajoittaa talletuksia, panoksia, häviöitä ja aikaa. Alempi raja tulee voimaan heti, korkeampi vasta odotusajan jälkeen ja kun olet vahvistanut sen uudelleen.',
        'Voit pitää tauon tai asettaa itsellesi pelieston. Kukaan ei voi lopettaa peliestoa ennen aikaa: et sinä emmekä me.',
      ],
    },
    {
      heading: 'Jos olemme eri mieltä',
      paragraphs: [
        'Kirjoita ensin meille. Vastaamme sen perusteella, mitä tietomme kertovat: vedot, rahan liikkeet ja henkilökuntamme päätökset ovat kaikki tallessa.',
        'Mikään näissä ehdoissa ei vie sinulta oikeutta, jonka asuinpaikkasi laki sinulle antaa.',
      ],
    },
  ],
});
