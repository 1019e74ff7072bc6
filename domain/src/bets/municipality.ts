/**
 * Whether a player has to name a municipality before betting: Brazil wants to know it of every
 * bettor (SPEC §8, code 118). `country` is the player's, in two letters; null where it is not known.
 */
export function needsMunicipality(country: string | null, known: boolean): boolean {
  return country === 'BR' && !known;
}
