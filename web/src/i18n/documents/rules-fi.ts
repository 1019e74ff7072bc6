import type { Document, Section } from './document';

/** The betting rules of the house in Finnish. */
export const rules = (site: string): Document => ({
  title: 'Vedonlyöntisäännöt',
  intro: `Miten ${site} ottaa vetoja vastaan, ratkaisee ne ja maksaa voitot. Jos vetokohteen oma kuvaus sanoo toisin, kuvaus on voimassa.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Vedon lyöminen',
    paragraphs: [
      'Veto on voimassa, kun olemme vahvistaneet sen, vahvistuksessa näkyvillä kertoimilla. Siihen asti tililtäsi ei oteta mitään lopullisesti: hylättyä vetoa varten varattu summa palaa heti.',
      'Kertoimet liikkuvat. Sinä valitset, mitä silloin tapahtuu: kysytäänkö sinulta, otetaanko vain paremmat kertoimet vai mitkä tahansa. Emme koskaan ota vetoa kertoimilla, joita et ole hyväksynyt jollakin näistä tavoista.',
      'Vahvistettua vetoa ei voi muuttaa. Siellä missä cash outia tarjotaan, voit lunastaa sen.',
    ],
  },
  {
    heading: 'Vedot käynnissä olevista otteluista',
    paragraphs: [
      'Jos vedossa on valinta käynnissä olevasta ottelusta, se odottaa muutaman sekunnin ja tarkistetaan sitten uudelleen. Kuponki laskee sekunnit; niiden määrä riippuu lajista. Jos kertoimet ovat siihen mennessä liikkuneet tai vetokohde on sulkeutunut, veto hylätään, tai otetaan uusilla kertoimilla, jos sallit sen.',
      'Tilanteet, kellot ja kuvat voivat tulla sinulle myöhässä, ja ne ovat vain tiedoksi. Ratkaisevaa on ottelun kulku.',
    ],
  },
  {
    heading: 'Vetotyypit',
    paragraphs: [],
    points: [
      { term: 'Yksittäinen', text: 'Yksi valinta. Se tuottaa panoksen kerrottuna kertoimella.' },
      {
        term: 'Yhdistelmä',
        text: 'Useita valintoja eri otteluista, ja niiden kaikkien on voitettava. Kertoimet kerrotaan keskenään. Eri kerrointoimittajien valinnat eivät sovi yhteen.',
      },
      {
        term: 'Järjestelmä',
        text: 'Jokainen tietyn kokoinen yhdistelmä 3–12 valinnasta, esimerkiksi 2/3. Kukin yhdistelmä on oma vetonsa, ja panos jaetaan niille tasan; veto tuottaa voittaneiden summan. Täysissä järjestelmissä (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) on useamman kokoisia yhdistelmiä.',
      },
      {
        term: 'Vedonrakentaja',
        text: 'Useita valintoja yhdestä ottelusta yhdellä yhteisellä kertoimella. Yksikin hävinnyt valinta häviää vedon.',
      },
    ],
  },
  {
    heading: 'Rajat',
    paragraphs: [
      'Vedon pienin ja suurin panos sekä suurin voitto näkyvät kupongilla. Ne vaihtelevat valuutan, vetokohteen, liigan ja vetotyypin mukaan, ja ne voidaan asettaa tilikohtaisesti. Järjestelmillä on oma kattonsa.',
      'Voimme hylätä vedon kokonaan, jos kaikki yhden tapahtuman vedot yhdessä maksaisivat meille enemmän kuin olemme siihen valmiita riskeeraamaan. Rajan ylittävää panosta voi pyytää, kun kuponki tarjoaa sitä; ihminen päättää asiasta, ja veto, josta kukaan ei päätä ajoissa, hylätään.',
      'Itse asettamasi rajat menevät kaikkien näiden edelle.',
    ],
  },
  {
    heading: 'Vedon ratkeaminen',
    paragraphs: [
      'Vedot ratkaistaan virallisen tuloksen mukaan heti, kun se on lopullinen. Voitto lasketaan tarkasti ja pyöristetään alas valuuttasi pienimpään yksikköön, kerran, lopuksi.',
      'Jos tulosta korjataan tai olemme ratkaisseet vedon väärin, se ratkaistaan uudelleen ja erotus kirjataan, kumpaan suuntaan tahansa. Tapahtumasi näyttävät jokaisen vaiheen.',
      'Valinnat, jotka ratkesivat ennen ottelun keskeyttämistä, pysyvät voimassa.',
    ],
    points: [
      { term: 'Voitti', text: 'Valinta lasketaan kertoimellaan.' },
      {
        term: 'Hävisi',
        text: 'Yksittäinen, yhdistelmä tai vedonrakentajan veto on hävinnyt. Järjestelmässä häviää jokainen yhdistelmä, jossa valinta on.',
      },
      {
        term: 'Voitti puoliksi, hävisi puoliksi',
        text: 'Neljännestasoituksissa ja -linjoissa puolet panoksesta menee kummallekin kahdesta linjasta. Puolet siitä palautetaan, ja toinen puoli voittaa tai häviää.',
      },
      {
        term: 'Jaettu sija',
        text: 'Kun useampi jakaa sijan, joka oli tarkoitettu harvemmalle, valinta voittaa osuudellaan panoksesta ja häviää lopun.',
      },
      {
        term: 'Mitätöity',
        text: 'Valinta lasketaan kertoimella 1,00. Yksittäisen panos palautetaan; yhdistelmä jatkuu ilman sitä.',
      },
    ],
  },
  {
    heading: 'Milloin valinta mitätöidään',
    paragraphs: [
      'Peruttu tai ilman virallista tulosta keskeytetty ottelu mitätöi sen, mitä se ei ollut ratkaissut. Siirretyn ottelun vedot ovat voimassa niin kauan kuin järjestäjä pitää sen ohjelmassa.',
      'Mitätön on myös valinta, jonka kilpailija ei lähde mukaan, ellei vetokohteessa lue ”all in”, sekä valinta vetokohteesta, joka oli vielä auki tuloksen ollessa jo tiedossa.',
      'Vedonrakentajan vedolla on yksi kerroin kaikelle. Jos yksi sen valinnoista mitätöidään, koko panos palautetaan.',
    ],
  },
  {
    heading: 'Virheet kertoimissa',
    paragraphs: [
      'Ilmeinen virhe on kerroin, linja tai tilanne, joka ei selvästikään ole sitä, mitä tarkoitettiin: kaksi puolta vaihtunut, desimaalipilkku väärässä paikassa, kertoimet kaukana koko markkinan kertoimista tai kerroin jollekin, mikä on jo tapahtunut. Voimme mitätöidä tällaisella kertoimella otetun valinnan, ja kerromme sen vedoissasi.',
      'Emme peru vetoa siksi, että se voitti, emmekä siksi, että kertoimet liikkuivat jälkeenpäin.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Kun vedossa näkyy tarjous, voit ottaa sen koko vedosta tai osasta. Tarjous on vedon arvo hetken kertoimilla, kate vähennettynä; se muuttuu kertoimien mukana ja katoaa, kun vetokohde on suljettu.',
      'Sinulle maksetaan vähintään se, minkä näit hyväksyessäsi. Jos tarjous on siihen mennessä laskenut, mitään ei tapahdu ja näet uuden.',
      'Cash out on lopullinen tuloksesta riippumatta. Lisät, kuten yhdistelmäboosti, on tarkoitettu loppuun asti meneville vedoille eivätkä kuulu tarjoukseen.',
    ],
  },
  {
    heading: 'Bonukset',
    paragraphs: [
      'Bonuksen yhteydessä lukee, mitä se vaatii: kertoimet, lajit, valintojen määrä, päivät. Ilmaisveto tuottaa voiton ilman omaa panostaan, ellei siinä sanota toisin, ja jos sillä lyöty veto mitätöidään, saat sen takaisin toista vetoa varten.',
      'Yhdistelmäboosti kertoo kertoimen, kun jokaisella valinnalla on sen vaatima kerroin. Mitätöityä valintaa ei lasketa siihen.',
    ],
  },
  {
    heading: 'Lajeittain',
    paragraphs: ['Vetokohde, jonka nimi ei kerro muuta, lasketaan seuraavasti.'],
    points: [
      {
        term: 'Jalkapallo',
        text: 'Yhdeksänkymmentä minuuttia lisäaikoineen. Jatkoaika ja rangaistuspotkukilpailu lasketaan, kun vetokohde mainitsee ne. Omat maalit lasketaan tulokseen, ei maalintekijälle.',
      },
      {
        term: 'Tennis',
        text: 'Luovuttava tai hylätty pelaaja mitätöi sen, mikä ei ole vielä ratkennut. Pelatut erät ja geimit pysyvät voimassa. Kentän vaihto tai päivän viivästys ei muuta mitään.',
      },
      {
        term: 'Koripallo',
        text: 'Jatkoaika mukaan lukien, paitsi puoliajat, neljännekset ja varsinaisen peliajan kohteet.',
      },
      {
        term: 'Jääkiekko',
        text: 'Kohteet, joissa on tasapeli, koskevat kuuttakymmentä minuuttia. Kohteissa ilman tasapeliä ovat mukana jatkoaika ja voittomaalikilpailu, joka lasketaan yhdeksi maaliksi.',
      },
      {
        term: 'Amerikkalainen jalkapallo',
        text: 'Jatkoaika mukaan lukien, paitsi puoliajat ja neljännekset.',
      },
      {
        term: 'Baseball',
        text: 'Lisävuoroparit mukaan lukien. Aikaisin päätetty ottelu pysyy voimassa, kun sarja laskee sen.',
      },
      {
        term: 'Kriketti',
        text: 'Virallisen tuloksen mukaan, myös lyhennetyn. Kun tasapeli ratkaistaan super overilla, se ratkaisee vain ottelun voittajan.',
      },
      {
        term: 'Lentopallo, pöytätennis',
        text: 'Ratkaisuerät lasketaan. Se, mikä ei ole ratkennut ottelun keskeytyessä, mitätöidään.',
      },
      { term: 'Käsipallo', text: 'Kuusikymmentä minuuttia, ellei vetokohde mainitse jatkoaikaa.' },
      {
        term: 'Golf, pyöräily',
        text: 'Palkintojenjaon lopullisten sijoitusten mukaan. Myöhemmät hylkäykset eivät muuta mitään.',
      },
      {
        term: 'E-urheilu',
        text: 'Järjestäjän tuloksen mukaan, jatkokierrokset mukaan lukien. Uudelleen pelattu kartta lasketaan toisella tuloksellaan. Jos joukkue luovuttaa ennen ensimmäistä karttaa, ottelu mitätöidään.',
      },
    ],
  },
  {
    heading: 'Jos olemme mielestäsi väärässä',
    paragraphs: [
      'Kirjoita asiakaspalveluun ja kerro vedon numero. Jokainen kerroin, hylkäys ja ratkaisu on tallessa, ja vastaamme näiden tietojen perusteella. Voit ladata tapahtumasi milloin tahansa.',
    ],
  },
];
