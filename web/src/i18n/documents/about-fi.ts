import type { Document } from './document';

/** Who runs the site, in Finnish. */
export const about = (site: string): Document => ({
  title: `Tietoa: ${site}`,
  intro: `${site} on paikka lyödä vetoa urheilusta: ennen ottelua, sen aikana ja kaikesta, mitä näistä kahdesta syntyy.`,
  sections: [
    {
      heading: 'Kuka sitä pyörittää',
      paragraphs: [
        `Palvelun ${site} takana on yhtiö, jonka kanssa sovit käyttöehdoista. Se ottaa vetosi vastaan, säilyttää rahasi ja vastaa molemmista.`,
        'Ohjelmisto on muiden tekemä, eikä siihen kuulu lupaa tarjota vetoja. Tarjotaanko vetoja, missä ja kenen valvonnassa, on tuon yhtiön asia.',
      ],
    },
    {
      heading: 'Toimilupa',
      paragraphs: [
        'Vetoja tarjotaan siellä, missä yhtiöllä on siihen lupa, eikä missään muualla: muualla tilejä ei avata, ja sivusto voi olla suljettu. Yhtiö kertoo valvovan viranomaisen ja lupanumeron yhteystiedoissaan ja pyydettäessä.',
        'Tilit ovat täysi-ikäisille. Voimme milloin tahansa pyytää todistamaan iän ja henkilöllisyyden, ja teemme niin ennen suurempien summien maksamista.',
      ],
    },
    {
      heading: 'Vastuullinen pelaaminen',
      paragraphs: [
        'Vedonlyönti on huvia ja maksaa pitkällä aikavälillä rahaa. Panosta vain se, mihin sinulla on varaa, äläkä koskaan yritä voittaa hävittyä takaisin.',
        'Tililläsi voit rajoittaa talletuksia, panoksia, häviöitä ja aikaa, saada muistutuksen siitä, kuinka kauan olet pelannut, pitää tauon tai asettaa itsellesi pelieston. Alempi raja tulee voimaan heti. Peliestoa ei voi lopettaa ennen aikaa kukaan.',
        'Jos pelaaminen ei ole enää hauskaa tai läheisesi on siitä huolissaan, soita auttavaan puhelimeen asuinmaassasi. Se ei maksa mitään, eikä kenenkään tarvitse tietää nimeäsi.',
      ],
    },
    {
      heading: 'Mistä kertoimet ja tulokset tulevat',
      paragraphs: [
        'Kertoimet, tilanteet ja tulokset tulevat urheiludatan ammattilaisilta. Talo lisää katteensa, rajansa ja sääntönsä, ja ne voit lukea.',
        'Pelit ja jackpotit arvotaan niin, että kuka tahansa voi tarkistaa ne: ratkaiseva tieto on lyöty lukkoon ja julkaistu etukäteen, ja se paljastetaan jälkikäteen.',
      ],
    },
    {
      heading: 'Avoin lähdekoodi',
      paragraphs: [
        `${site} toimii Touchlinella, joka on avoimen lähdekoodin vedonlyöntiohjelmisto (Apache License 2.0). Se, miten vedot hyväksytään, ratkaistaan ja maksetaan, ei ole talon salaisuus: kuka tahansa voi lukea, testata ja käyttää sitä.`,
        'Voitot lasketaan valuuttasi kokonaisina yksikköinä ja pyöristetään kerran. Jokainen rahan liike on kirjaus kirjanpidossa, jonka summa on nolla.',
      ],
    },
    {
      heading: 'Yhteystiedot',
      paragraphs: [
        'Useimpiin kysymyksiin löytyy vastaus ohjekeskuksesta, joka kertoo myös, miten asiakaspalvelun tavoittaa. Jos kyse on vedosta, kerro sen numero; jos maksusta, päivä ja summa.',
      ],
    },
  ],
});
