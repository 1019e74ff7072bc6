export const push = {
  name: 'Ilmoitukset tällä laitteella',
  hint: 'Ratkenneet vedot ja sinulle tarkoitetut uutiset, myös kun tämä sivu on suljettu.',
  denied: 'Tämä selain estää ne. Salli tämän sivuston ilmoitukset selaimen asetuksissa.',
  to_install: 'Lisää tämä sivusto aloitusnäyttöön ja avaa se sieltä, niin saat ne.',
  failed_title: 'Sitä ei tallennettu',
  failed_text: 'Selaimesi tai palvelimemme ei vastannut. Yritä uudelleen.',
};
