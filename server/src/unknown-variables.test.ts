import { expect, test } from 'vitest';
import { VARIABLES } from './config';
import { unknownVariables } from './unknown-variables';

test.each([
  ['a letter is missing', 'SPORTBOOK_ORIGIN', 'Did you mean SPORTSBOOK_ORIGIN?'],
  ['a letter is wrong', 'DATABASE_URI', 'Did you mean DATABASE_URL?'],
  ['a letter is too many', 'LOCALESS', 'Did you mean LOCALES?'],
  ['it begins as ours do', 'BETRADAR_ADDRESS', 'is no setting.'],
])('a variable that looks like a setting is named: %s', (_why, name, said) => {
  expect(unknownVariables({ [name]: 'x' }, VARIABLES)).toEqual([expect.stringContaining(said)]);
});

test('settings, and what belongs to others, are not named', () => {
  const ours = Object.fromEntries(VARIABLES.map((name) => [name, 'x']));
  const others = {
    PATH: '/bin',
    HOSTNAME: 'a',
    LANG: 'C',
    npm_config_cache: 'x',
    PORTS: '1',
    PGHOST: 'x',
  };
  expect(unknownVariables({ ...ours, ...others }, VARIABLES)).toEqual([]);
});
