import * as z from 'zod/mini';

/**
 * The objects of the feed, as far as the book has use for them.
 *
 * Documented (OddsFeed, TCP socket, "Objects Descriptions", "Message Syntax"): every field below, its type, which ones
 * are mandatory, and the values of those that count something. Fields that are not named here are ignored, since the
 * provider says that it keeps adding some.
 *
 * Not public: how a mandatory number of a market that has no use for it is written. `Handicap`, `Sequence` and
 * `PointSequence` may therefore be left out here; where a line needs one, `line-names.ts` refuses the market.
 */
const id = z.int().check(z.minimum(1));
const rowId = z.int32().check(z.minimum(1));
const text = z.string().check(z.maxLength(500));
const flag = z.boolean();
const version = z.string().check(z.regex(/^\d{1,20}$/));
const moment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'not a moment'),
);

export const sportSchema = z.object({ Id: rowId, Name: text });
export const regionSchema = z.object({ Id: rowId, Name: text });
export const competitionSchema = z.object({ Id: id, Name: text, SportId: rowId, RegionId: rowId });

export const marketTypeSchema = z.object({
  Id: rowId,
  Name: text,
  IsHandicap: flag,
  IsOverUnder: flag,
  IsDynamic: flag,
});

export const selectionTypeSchema = z.object({
  Id: id,
  Name: text,
  MarketTypeId: rowId,
  Order: z.int(),
  HomeValue: z.nullish(z.int()),
  AwayValue: z.nullish(z.int()),
});

/** Results of a selection, as numbered. */
export const OUTCOME = {
  notResulted: 0,
  place: 1,
  return: 2,
  lost: 3,
  won: 4,
  winReturn: 5,
  loseReturn: 6,
} as const;

export const selectionSchema = z.object({
  Id: id,
  Name: text,
  Price: z.nullish(z.number()),
  IsSuspended: flag,
  IsVisible: flag,
  SelectionTypeId: z.nullish(z.int()),
  HomeValue: z.nullish(z.int()),
  AwayValue: z.nullish(z.int()),
  Outcome: z.literal(Object.values(OUTCOME)),
});

export const marketSchema = z.object({
  Id: id,
  Name: text,
  MatchId: id,
  MarketTypeId: rowId,
  Handicap: z.nullish(z.number()),
  Sequence: z.nullish(z.int()),
  PointSequence: z.nullish(z.int()),
  HomeScore: z.nullish(z.int()),
  AwayScore: z.nullish(z.int()),
  IsSuspended: flag,
  IsVisible: flag,
  CashOutAvailable: z.nullish(flag),
  ObjectVersion: z.nullish(version),
  Selections: z.array(selectionSchema).check(z.maxLength(5_000)),
});

const score = z.nullish(text);

export const statSchema = z.object({
  EventId: id,
  EventType: z.nullish(text),
  IsCanceled: z.nullish(flag),
  IsTimeout: z.nullish(flag),
  CurrentMinute: z.nullish(z.int()),
  RemainingTime: z.nullish(text),
  Period: z.nullish(z.int()),
  Score: score,
  CornerScore: score,
  YellowcardScore: score,
  RedcardScore: score,
  GameScore: score,
  Set1Score: score,
  Set2Score: score,
  Set3Score: score,
  Set4Score: score,
  Set5Score: score,
  Set6Score: score,
  Set7Score: score,
  Set8Score: score,
  Set9Score: score,
  Set10Score: score,
});

const member = z.object({ TeamId: id, TeamName: text, IsHome: flag });

/** `LiveStatus` and `MatchStatus` count alike from 2 on; before that they differ. */
export const MATCH_STAGE = { notStarted: 0, started: 1, completed: 2, cancelled: 3 } as const;
const stage = z.literal(Object.values(MATCH_STAGE));

export const matchSchema = z.object({
  Id: id,
  CompetitionId: id,
  Date: moment,
  LiveStatus: stage,
  MatchStatus: z.nullish(stage),
  IsVisible: flag,
  IsSuspended: flag,
  IsLive: flag,
  IsStarted: flag,
  IsBooked: flag,
  IsOutright: z.nullish(flag),
  ParentId: z.nullish(id),
  ObjectVersion: z.nullish(version),
  MatchMembers: z.array(member).check(z.maxLength(1_000)),
  /** Each is read on its own, so that one that is malformed costs no other. */
  MarketsList: z.nullish(z.array(z.unknown()).check(z.maxLength(20_000))),
  Stat: z.nullish(statSchema),
});

export const VOIDED = { match: 4, market: 13, selection: 16 } as const;
export const VOID_ACTION = { void: 1, unvoid: 2 } as const;

export const voidSchema = z.object({
  FromDate: moment,
  ToDate: moment,
  ObjectType: z.literal(Object.values(VOIDED)),
  ObjectId: id,
  VoidAction: z.literal(Object.values(VOID_ACTION)),
});

/** Only matches are booked and unbooked one by one. */
export const bookingSchema = z.object({
  ObjectId: id,
  ObjectTypeId: z.literal(4),
  IsLive: flag,
});

export const envelopeSchema = z.object({
  Command: z.string().check(z.minLength(1), z.maxLength(64)),
  ResultCode: z.nullish(z.int()),
  Type: z.nullish(z.string().check(z.maxLength(64))),
  Objects: z.nullish(z.array(z.unknown()).check(z.maxLength(200_000))),
  Error: z.nullish(
    z.object({ Key: z.nullish(text), Message: z.nullish(text), Id: z.nullish(z.int()) }),
  ),
});

export type Envelope = z.infer<typeof envelopeSchema>;
export type BcCompetition = z.infer<typeof competitionSchema>;
export type BcMarketType = z.infer<typeof marketTypeSchema>;
export type BcSelectionType = z.infer<typeof selectionTypeSchema>;
export type BcSelection = z.infer<typeof selectionSchema>;
export type BcMarket = z.infer<typeof marketSchema>;
export type BcStat = z.infer<typeof statSchema>;
export type BcMatch = z.infer<typeof matchSchema>;
export type BcVoid = z.infer<typeof voidSchema>;
