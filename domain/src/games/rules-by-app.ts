import type { GameApp, GameRules } from './game-rules';
import { GAMING_ARENA } from './gaming-arena';
import { HORSE_RACING } from './horse-racing';
import { LOTTERY } from './lottery';
import { PREMIUM_CRICKET } from './premium-cricket';

/** The rules of each of the sandbox's games (DESIGN §4.15). */
export const RULES: Readonly<Record<GameApp, GameRules>> = {
  horse_racing: HORSE_RACING,
  lottery: LOTTERY,
  premium_cricket: PREMIUM_CRICKET,
  virtual_gaming_arena: GAMING_ARENA,
};
