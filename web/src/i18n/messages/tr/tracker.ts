export const tracker = {
  odds_old: 'Bu oranlar on saniyeden eski. Yenileri gelir gelmez seçilebilir.',
  odds_lost: 'Bağlantı yok: oranlar değişmez ve bağlantı gelene kadar seçilemez.',
  line: 'Çizgi',
  opening: 'Açılış',
  now: 'Şimdi',
  taken_bet: 'Bahsiniz',
  taken_slip: 'Kuponunuzda',
  no_history: 'Henüz gösterilecek hareket yok.',
  name: 'Canlı takip',
  nothing_yet: 'Henüz bir şey olmadı.',
};
