export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: '{name} havuzları',
  drops: 'En geç {amount} olunca düşer',
  state: {
    active: 'Sürüyor',
    created: 'Yakında başlıyor',
    disabled: 'Kapalı',
    finished: 'Bitti',
    paused: 'Ara verildi',
  },
  hits: 'Son jackpotlar',
  hit_of: '{level} · oyuncu {player}',
  no_hits: 'Henüz kimse kazanmadı.',
  failed: 'Jackpotlar yüklenmedi.',
  won: {
    title: 'Jackpotu kazandınız!',
    text: '{level} havuzu sizin.',
    proof: 'Çekiliş siz bahsi yapmadan önce sabitlenmişti ve herkes kontrol edebilir: kayıt {id}.',
    close: 'Kapat',
    thanks: 'Harika',
  },
};
