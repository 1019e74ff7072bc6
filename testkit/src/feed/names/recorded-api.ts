import type { Answer } from '../api/api-server';
import { sample } from '../uof/samples';

/**
 * A provider's API as it was recorded, read where it lies: English alone, one team with its squad, two players. Texts of
 * single events, of which none was recorded, are made.
 */
export function recordedAnswers(path: string): Answer | undefined {
  const file = FILES[path];
  if (file !== undefined) return sample(file);
  const text = /^\/descriptions\/en\/markets\/(\d+)\/variants\/(pre:markettext:\d+)$/.exec(path);
  return text ? eventText(text[1] ?? '', text[2] ?? '') : undefined;
}

const FILES: Readonly<Record<string, string>> = {
  '/descriptions/en/markets.xml': 'api-mit-efcasado/markets.xml',
  '/descriptions/en/variants.xml': 'api-mit-efcasado/variants.xml',
  '/sports/en/competitors/sr:competitor:2672/profile.xml':
    'api-mit-efcasado/competitor_profile.xml',
  '/sports/en/players/sr:player:947/profile.xml': 'feed-mit-minus5/player_profile_m.xml',
  '/sports/en/players/sr:player:948/profile.xml': 'feed-mit-minus5/player_profile_f.xml',
};

function eventText(id: string, variant: string): string {
  return `<market_descriptions><market id="${id}" name="Next head coach" variant="${variant}"><outcomes>
    <outcome id="pre:outcometext:71" name="Tuchel, Thomas"/></outcomes></market></market_descriptions>`;
}
