import * as calls from '@touchline/wire/calls/match-details';
import type { EventParts, FieldRow } from '@touchline/wire/match-details';
import { aLeague } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let events: NamedMatches;
let tournamentId: number;

const RIDERS = ['Evenepoel', 'Pogačar', 'Vingegaard'];
const urnOf = (rider: string) => `sr:competitor:70${RIDERS.indexOf(rider)}`;

beforeAll(async () => {
  server = await catalogueServer();
  events = namedMatches(server);
  ({ tournamentId } = await aLeague(server.pool));
  for (const rider of RIDERS) {
    await server.pool.query(
      'insert into competitors (urn, name, abbreviation) values ($1, $2, $2)',
      [urnOf(rider), rider],
    );
  }
  await ride('classic', { at: '2026-02-20T10:00:00Z', order: ['Vingegaard', 'Pogačar'] });
  await ride('off', { at: '2026-02-21T10:00:00Z', order: ['Evenepoel'], status: 5 });
  await ride('tour', { at: '2026-03-01T10:00:00Z', status: 1, type: 'season' });
  const parent_id = events.ids['tour'];
  await ride('two', { at: '2026-03-02T10:00:00Z', order: ['Pogačar', 'Evenepoel'], parent_id });
  await ride('one', { at: '2026-03-01T10:00:00Z', order: RIDERS.toReversed(), parent_id });
  await ride('three', {
    at: '2026-03-03T10:00:00Z',
    order: ['Pogačar', 'Vingegaard'],
    status: 1,
    parent_id,
  });
  await events.add('match', { tournamentId });
});
afterAll(() => server.close());

const NOTHING = { clock: null, total_score: null, period_score: [], red_cards: null };

interface Ride {
  at: string;
  /** Who stands first, second and so on, a minute apart. */
  order?: string[];
  status?: number;
  type?: string;
  parent_id?: number | undefined;
}

/** A stage, over unless said, in which all riders take part. */
async function ride(name: string, { at, order, status = 4, type = 'stage', parent_id }: Ride) {
  const field = order?.map((rider, index) => ({
    urn: urnOf(rider),
    position: index + 1,
    time: 3_600_000 + index * 60_000,
    score: null,
  }));
  const id = await events.add(name, {
    tournamentId,
    status,
    startTime: at,
    columns: {
      home_id: null,
      away_id: null,
      type,
      name,
      ...(parent_id === undefined ? {} : { parent_id }),
      statistics: JSON.stringify({ ...NOTHING, ...(field && { field }) }),
    },
  });
  for (const [ordinal, rider] of RIDERS.entries()) {
    await server.pool.query(
      'insert into match_competitors select $1, $2, id from competitors where urn = $3',
      [id, ordinal, urnOf(rider)],
    );
  }
}

const fieldOf = async (name: string) => {
  const reply = await server.ask<{ data: FieldRow[] }>(`/matches/${events.ids[name]}/field`);
  expect(() => calls.getField.reply.parse(reply)).not.toThrow();
  return reply.data;
};
const partsOf = async (name: string) => {
  const reply = await server.ask<{ data: EventParts }>(`/matches/${events.ids[name]}/parts`);
  expect(() => calls.getEventParts.reply.parse(reply)).not.toThrow();
  return reply.data;
};
const form = ({ form: earlier }: FieldRow) =>
  earlier.map(({ id, position }) => [events.namesOf([{ id }])[0], position]);

test('those who stand somewhere come first, by their place; the others as they are listed', async () => {
  const field = await fieldOf('three');
  expect(field.map(({ competitor, position, time }) => [competitor.name, position, time])).toEqual([
    ['Pogačar', 1, 3_600_000],
    ['Vingegaard', 2, 3_660_000],
    ['Evenepoel', null, null],
  ]);
});

test('form tells of earlier events that were finished, the latest first, and of none that come later', async () => {
  const [pogacar, vingegaard, evenepoel] = await fieldOf('three');
  expect(form(pogacar!)).toEqual([
    ['two', 1],
    ['one', 2],
    ['classic', 2],
  ]);
  expect(form(vingegaard!)).toEqual([
    ['one', 1],
    ['classic', 1],
  ]);
  expect(form(evenepoel!)).toEqual([
    ['two', 2],
    ['one', 3],
  ]);
  expect((await fieldOf('tour')).flatMap(form)).toEqual([
    ['classic', 2],
    ['classic', 1],
  ]);
});

test('a part knows the whole and all parts in the order of time, with who has won those that are over', async () => {
  const { whole, parts } = await partsOf('two');
  expect(whole).toMatchObject({ id: events.ids['tour'], name: 'tour', winner: null });
  expect(parts.map(({ name, winner }) => [name, winner?.name ?? null])).toEqual([
    ['one', 'Vingegaard'],
    ['two', 'Pogačar'],
    ['three', null],
  ]);
  expect(await partsOf('tour')).toEqual({ whole, parts });
});

test('what stands alone has neither, and a match has no field', async () => {
  expect(await partsOf('classic')).toEqual({ whole: null, parts: [] });
  expect(await partsOf('match')).toEqual({ whole: null, parts: [] });
  expect(await fieldOf('match')).toEqual([]);
  await server.ask('/matches/999999/field', { status: 404 });
  await server.ask('/matches/999999/parts', { status: 404 });
});

test('cards do not carry how everybody stands', async () => {
  const { data } = await server.ask<{ data: { statistics: object } }>(
    `/matches/${events.ids['three']}`,
  );
  expect(data.statistics).not.toHaveProperty('field');
});
