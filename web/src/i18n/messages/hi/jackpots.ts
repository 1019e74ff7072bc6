/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'जैकपॉट',
  banner: 'जैकपॉट {name}',
  pools: '{name} के पूल',
  drops: '{amount} तक निकलेगा',
  state: {
    active: 'चालू',
    created: 'जल्द शुरू',
    disabled: 'बंद',
    finished: 'समाप्त',
    paused: 'रुका हुआ',
  },
  hits: 'हाल के जैकपॉट',
  hit_of: '{level} · खिलाड़ी {player}',
  no_hits: 'अभी तक किसी ने नहीं जीता।',
  failed: 'जैकपॉट लोड नहीं हुए।',
  won: {
    title: 'आपने जैकपॉट जीत लिया!',
    text: '{level} पूल आपका है।',
    proof: 'ड्रॉ आपके दाँव लगाने से पहले ही तय था और कोई भी इसे जाँच सकता है: जीत {id}।',
    close: 'बंद करें',
    thanks: 'शानदार',
  },
};
