import { describe, expect, test } from 'vitest';
import { describeMarkets } from './described-markets';
import { lineNames } from './market-catalogue';

const SIDES = { home: 'Portugal', away: 'Spain' };

describe('a template is filled with what there is', () => {
  const by = { ...SIDES, provider: 'betradar' };
  const filled = (template: string, specifier = '', sides: Partial<typeof SIDES> = {}) => {
    const outcomes = [{ id: '1', name: template }];
    describeMarkets([
      {
        provider: 'betradar',
        locale: 'en',
        id: 90_003,
        variant: null,
        name: '',
        groups: [],
        outcomes,
      },
    ]);
    return lineNames(90_003, specifier, { ...by, ...sides }, 'en').outcome('1');
  };

  test.each([
    ['{+hcp}', 'hcp=1.5', '+1.5'],
    ['{-hcp}', 'hcp=1.5', '-1.5'],
    ['{-hcp}', 'hcp=-1.5', '+1.5'],
    ['{+hcp}/{-hcp}', 'hcp=0', '0/0'],
    ['{hcp} {-hcp}', 'hcp=0:1', '0:1 1:0'],
    ['{(from+1)} to {(to-1)}', 'from=1|to=10', '2 to 9'],
    ['{!(inningnr+2)} inning', 'inningnr=1', '3rd inning'],
    ['{!inningsnr} innings', 'inningnr=2', '2nd innings'],
    ['boundary {boundary number}', 'boundarynr=4', 'Boundary 4'],
    ['{%server} holds', 'server=Nadal', 'Nadal holds'],
    ['{player} scores', 'player=sr:player:949', 'Player 949 scores'],
  ])('%s of %s is %s', (template, specifier, name) => {
    expect(filled(template, specifier)).toBe(name);
  });

  test.each([
    ['{$event} - winner', 'Winner'],
    ['{$competitor1} ({+hcp})', 'Portugal'],
    ['over {total} - {nobody} - draw', 'Over - draw'],
    ['{(minute-1)}', 'Option 1'],
    ['{} {unknown} {!!x} {%y} {(a+b)}', 'Option 1'],
    ['under {total', 'Under total'],
    ['}{', 'Option 1'],
    ['odd } one', 'Odd  one'],
  ])('what is missing in %s leaves no hole: %s', (template, name) => {
    expect(filled(template, 'hcp=NaN')).toBe(name);
  });

  test('sides that are missing leave none either', () => {
    expect(filled('{$competitor1} total', '', { home: '' })).toBe('Total');
  });
});
