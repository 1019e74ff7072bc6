import { expect, test } from 'vitest';
import { isTopSport, sportsNamed, TOP_SPORT_KEYS, TOP_SPORTS } from './top-sports';

test('SPEC §3: top sport keys', () => {
  const keys = [TOP_SPORTS, ...TOP_SPORT_KEYS];
  expect(keys.join(' ')).toBe('top-sports soccer tennis cricket basketball');
});

test.each([
  ['', ''],
  ['handball golf', 'handball golf'],
  ['top-sports', 'soccer tennis cricket basketball'],
  ['tennis top-sports handball', 'tennis soccer cricket basketball handball'],
])('the keys "%s" name the sports "%s"', (keys, sports) => {
  expect(sportsNamed(keys.split(' ')).join(' ')).toBe(sports);
});

test('a sport is a top one by its key; what stands for all of them is no sport', () => {
  const top = ['soccer', 'top-sports', 'handball', 'cricket'].filter((key) => isTopSport({ key }));
  expect(top).toEqual(['soccer', 'cricket']);
});
