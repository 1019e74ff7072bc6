/** The sports that have a drawing in the sprite; the drawings themselves stay out of the script. */
export const DRAWN_SPORTS: ReadonlySet<string> = new Set(
  (
    'soccer tennis basketball icehockey cricket premium_cricket amfootball volleyball tabletennis baseball handball ' +
    'golf cycling cs2 csgo dota2 lol valorant rugby futsal badminton beachvolleyball floorball waterpolo snooker darts ' +
    'boxing mma motorsport motorcycling athletics alpineskiing biathlon curling horseracing greyhounds squash padel ' +
    'fieldhockey aussierules chess rocketleague rainbow6 starcraft swimming sailing'
  ).split(' '),
);

/**
 * What the drawing of a sport is called: its key, or `any` where nobody has drawn it. A sport that two providers bring
 * has the second one's name after its key, such as `dota2-oddin`.
 */
export function sportIconOf(sport: string): string {
  const [key = sport] = sport.split('-');
  return DRAWN_SPORTS.has(key) ? key : 'any';
}
