/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Τζάκποτ',
  banner: 'Τζάκποτ {name}',
  pools: 'Ποσά του {name}',
  drops: 'Πέφτει έως τα {amount}',
  state: {
    active: 'Σε εξέλιξη',
    created: 'Ξεκινά σύντομα',
    disabled: 'Ανενεργό',
    finished: 'Έληξε',
    paused: 'Σε παύση',
  },
  hits: 'Τελευταία τζάκποτ',
  hit_of: '{level} · παίκτης {player}',
  no_hits: 'Δεν το έχει κερδίσει κανείς ακόμη.',
  failed: 'Τα τζάκποτ δεν φορτώθηκαν.',
  won: {
    title: 'Κέρδισες το τζάκποτ!',
    text: 'Το ποσό {level} είναι δικό σου.',
    proof:
      'Η κλήρωση είχε οριστεί πριν παίξεις το στοίχημά σου και μπορεί να την ελέγξει ο καθένας: {id}.',
    close: 'Κλείσιμο',
    thanks: 'Υπέροχα',
  },
};
