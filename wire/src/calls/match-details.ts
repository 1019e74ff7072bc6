import * as z from 'zod/mini';
import * as shape from '../match-details';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { wholeNumber } from './whole-number';

const params = z.object({ id: wholeNumber });

/** SPEC §7 `/matches/{id}/{statistic type}`. */
export const getHeadToHead = defineCall({
  name: 'getHeadToHead',
  summary: 'How the two sides have played against each other',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/head-to-head`,
  access: 'anyone',
  params,
  reply: z.object({ data: shape.headToHead }),
});

/** SPEC §7 `/matches/{id}/{statistic type}`. */
export const getForm = defineCall({
  name: 'getForm',
  summary: 'How each side has played lately',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/form`,
  access: 'anyone',
  params,
  reply: z.object({ data: shape.form }),
});

/** SPEC §7 `/matches/{id}/{statistic type}`. */
export const getStandings = defineCall({
  name: 'getStandings',
  summary: 'The table of the league that the match is in',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/standings`,
  access: 'anyone',
  params,
  reply: z.object({ data: z.array(shape.standing) }),
});

/** SPEC §7 `/matches/{id}/{statistic type}`; null where nobody knows who plays. */
export const getLineups = defineCall({
  name: 'getLineups',
  summary: 'Who plays',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/lineups`,
  access: 'anyone',
  params,
  reply: z.object({ data: z.nullable(shape.lineups) }),
});

/** SPEC §7 `/matches/{id}/{statistic type}`. */
export const getTimeline = defineCall({
  name: 'getTimeline',
  summary: 'What has happened in the match, the first thing first',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/timeline`,
  access: 'anyone',
  params,
  reply: z.object({ data: z.array(shape.timelineMoment) }),
});

/** SPEC §7 `/matches/{id}/{statistic type}`; empty for matches. */
export const getField = defineCall({
  name: 'getField',
  summary: 'Who takes part in what is won outright: how they stand, and how they have fared lately',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/field`,
  access: 'anyone',
  params,
  reply: z.object({ data: z.array(shape.fieldRow) }),
});

/** SPEC §7 `/matches/{id}/{statistic type}`. */
export const getEventParts = defineCall({
  name: 'getEventParts',
  summary: 'The event that this is a part of, and all its parts',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/parts`,
  access: 'anyone',
  params,
  reply: z.object({ data: shape.eventParts }),
});

/** SPEC §7 `/matches/{id}/video`; null where it is not shown, or not to the caller: then `barred` says why. */
export const getVideo = defineCall({
  name: 'getVideo',
  summary: 'Where the match can be watched',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/video`,
  access: 'anyone',
  params,
  reply: z.object({ data: z.nullable(shape.stream), barred: z.optional(shape.watchBarred) }),
});

/** SPEC §7 `/matches/{id}/streams`; none for whom they are not shown to: then `barred` says why. */
export const listStreams = defineCall({
  name: 'listStreams',
  summary: 'Every stream of the match',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/streams`,
  access: 'anyone',
  params,
  reply: z.object({ data: z.array(shape.stream), barred: z.optional(shape.watchBarred) }),
});
