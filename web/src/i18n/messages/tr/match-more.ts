export const matchMore = {
  no_form: 'Bilinen önceki maç yok.',
  form_sum:
    '{won, number} galibiyet, {drawn, number} beraberlik, {lost, number} mağlubiyet · attığı {scored, number}, yediği {conceded, number}',
  form_match:
    '{day}: {where, select, home {iç sahada} other {deplasmanda}} {opponent} karşısında {own, number}:{other, number}, {result, select, win {galibiyet} loss {mağlubiyet} other {beraberlik}}',
  letter: { win: 'G', draw: 'B', loss: 'M' },
  builder: {
    apart: 'birleştirilemez',
    apart_text: 'seçtiklerinizle birleştirilemez.',
    remove: '{name} seçimini kaldır',
    needed: '{count, plural, one {Bir sonuç daha seçin} other {Bu maçtan # sonuç seçin}}',
    pays: '{count, plural, one {# seçimin oranı} other {# seçimin toplam oranı}}',
    add: 'Kupona ekle',
  },
  view: {
    form: 'Form',
    meetings: 'Aralarındaki maçlar',
    timeline: 'Maç akışı',
    table: 'Puan durumu',
    lineups: 'Kadrolar',
  },
  count: { corners: 'Korner', yellow_cards: 'Sarı kart', red_cards: 'Kırmızı kart' },
  no_timeline: 'Henüz bir şey olmadı.',
  no_meetings: 'Bildiğimiz maçlarda ikisi hiç karşılaşmadı.',
  no_table: 'Bu organizasyonun henüz puan durumu yok.',
  no_lineups: 'Kadrolar bilinmiyor.',
  substitutes: 'Yedekler',
  table: {
    position: 'Sıra',
    played: 'Oynadığı',
    won: 'Galibiyet',
    drawn: 'Beraberlik',
    lost: 'Mağlubiyet',
    difference: 'Averaj',
    points: 'Puan',
  },
  table_short: { played: 'O', won: 'G', drawn: 'B', lost: 'M', difference: 'Av', points: 'P' },
};
