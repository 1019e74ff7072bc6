/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Spor bahisleri ve canlı oranlar',
  title_live: 'Canlı bahis',
  title_sport: '{sport} bahis oranları',
  title_league: '{league} oranları',
  title_match: '{home} – {away} oranları',
  title_bets: 'Bahislerim',
  bets_about: 'Açık olanlar ve sonuçlanan bahislerin ödedikleri',
  title_not_found: 'Sayfa bulunamadı',
  title_error: 'Bir şeyler ters gitti',
  description:
    '{count, plural, one {# canlı maç} other {# canlı maç}} ve sıradaki her şey için oranlar.',
  live_now: 'Şimdi canlı',
  upcoming: 'Yaklaşan',
  upcoming_count: '{count, number} yaklaşan maç',
  see_live: 'Canlı maçları gör',
  see_all: 'Tüm maçları gör',
  all: 'Tümü',
  markets: 'Bahisler',
  sports_filter: 'Sporlar',
  today: 'Bugün',
  tomorrow: 'Yarın',
  no_live_title: 'Şu anda oynanan maç yok',
  no_live_text: 'Sıradakiler şimdiden bahse açık.',
  no_matches_title: 'Burada henüz bahis yok',
  no_matches_text: 'Oranlar çıkar çıkmaz maçlar burada görünür.',
  no_markets_title: 'Şu anda bu maç için oran yok',
  no_markets_text: 'Bahisler yeniden açılır açılmaz geri gelir.',
  over_title: 'Bu maç bitti',
  over_text: 'Bahisler, sonuçlar gelir gelmez sonuçlandırılır.',
  failed_title: 'Yüklenmedi',
  failed_text: 'Bağlantı yolda koptu. Kuponunuz güvende.',
  again: 'Tekrar dene',
  title_locked: 'Erişim yok',
  title_blocked: 'Burada kullanılamıyor',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: 'Üzgünüz. Bu sayfayı bulamıyoruz.',
  error: 'Üzgünüz, bir şeyler ters gitti. Lütfen bir süre sonra tekrar gelin.',
  locked: 'Erişim yok. Üzgünüz, bu sayfayı görme yetkiniz yok.',
  blocked: 'Üzgünüz, şu anda bu ülkede hizmet vermiyoruz: {countryName}.',
  blocked_here: 'Üzgünüz, şu anda ülkenizde hizmet vermiyoruz.',
  locked_text:
    'Başka bir hesabın yetkisi olabilir. Bu hesabın olması gerektiğini düşünüyorsanız desteğe yazın.',
  blocked_text: 'Hesabınız varsa, hesap ve içindeki para sizin için saklanır.',
  to_home: 'Ana sayfaya git',
  title_cybersport: 'E-spor bahis oranları',
  description_cybersport:
    '{count, plural, one {# canlı e-spor maçı} other {# canlı e-spor maçı}} ve sıradaki tüm maçlar için oranlar.',
  title_favorites: 'Favoriler',
  title_schedule: 'Program ve oranlar',
  description_schedule: '{date} günü oynanan maçlar; spora ve lige göre, oranlarıyla.',
  title_results: 'Sonuçlar',
  description_results: '{date} günü oynanan maçların sonuçları; spora ve lige göre.',
  reload: 'Yeniden yükle',
};

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Hiçbir şeyiniz kaybolmadı: bahisleriniz ve bakiyeniz olduğu gibi duruyor.',
  },
};
