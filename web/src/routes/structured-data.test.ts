import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { breadcrumbs, pageList, sportsEvent, structuredData } from './structured-data';

const HREF = 'https://bets.example/soccer/arsenal-chelsea-m7';

test('a match says who plays, when, where and in what', () => {
  const match = aMatch({
    start_time: '2026-06-01T18:00:00Z',
    stadium: 'Emirates Stadium',
    city: 'London',
  });
  expect(sportsEvent(match, HREF, 'https://bets.example/share/match-7.png')).toEqual({
    '@type': 'SportsEvent',
    name: 'Arsenal – Chelsea',
    sport: 'Soccer',
    url: HREF,
    startDate: '2026-06-01T18:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    image: 'https://bets.example/share/match-7.png',
    homeTeam: { '@type': 'SportsTeam', name: 'Arsenal' },
    awayTeam: { '@type': 'SportsTeam', name: 'Chelsea' },
    competitor: [
      { '@type': 'SportsTeam', name: 'Arsenal' },
      { '@type': 'SportsTeam', name: 'Chelsea' },
    ],
    location: { '@type': 'StadiumOrArena', name: 'Emirates Stadium', address: 'London' },
    superEvent: { '@type': 'SportsEvent', name: 'Premier League' },
  });
});

test('without a ground the country is the place', () => {
  const event = sportsEvent(aMatch({ stadium: null, city: null }), HREF);
  expect(event['location']).toEqual({ '@type': 'Place', name: 'England', address: 'England' });
});

test('what is won outright is named by itself, and who takes part competes', () => {
  const runner = aMatch().competitors!.home;
  const event = sportsEvent(
    aMatch({
      type: 'season',
      competitors: null,
      name: 'Winner 2026',
      participants: [runner],
      end_date: '2026-07-01T00:00:00Z',
    }),
    HREF,
  );
  expect(event).toMatchObject({
    name: 'Winner 2026',
    endDate: '2026-07-01T00:00:00Z',
    competitor: [{ '@type': 'SportsTeam', name: 'Arsenal' }],
  });
  expect(event).not.toHaveProperty('homeTeam');
});

test('the way to a page is counted from one', () => {
  const steps = [
    { name: 'Bets', href: 'https://bets.example/' },
    { name: 'Soccer', href: 'https://bets.example/soccer' },
  ];
  expect(breadcrumbs(steps)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Bets', item: 'https://bets.example/' },
    { '@type': 'ListItem', position: 2, name: 'Soccer', item: 'https://bets.example/soccer' },
  ]);
});

test('of a long list the first are told, and how many there are', () => {
  const steps = Array.from({ length: 200 }, (_each, at) => ({ name: `${at}`, href: HREF }));
  const list = pageList(steps);
  expect(list['numberOfItems']).toBe(200);
  expect(list['itemListElement']).toHaveLength(30);
});

test('a name cannot end the element it stands in', () => {
  const name = '</script><script>alert(1)</script><!--';
  const element = structuredData([breadcrumbs([{ name, href: HREF }])]);
  expect(element.match(/<\/?script/g)).toHaveLength(2);
  expect(element).not.toContain('<!--');
  const text = />(.*)<\/script>$/.exec(element)?.[1] ?? '';
  expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe(name);
});

test('where there is nothing to say there is no element', () => {
  expect(structuredData([])).toBe('');
});
