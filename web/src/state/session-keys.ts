import { ODDS_DISPLAYS } from '@touchline/domain/odds/format-odds';
import type { Slip } from '@touchline/domain/slip/slip';
import { FAVOURITE_TYPES } from '@touchline/wire/calls/favourites';
import { currencyCode } from '@touchline/wire/money';
import { APP_PLATFORMS } from '@touchline/wire/window/app-platform';
import * as z from 'zod/mini';
import { amountDigits, ticketState } from './slip-schema';
import { kept, type Kept } from './storage';
import { storedSlip, versioned } from './stored-slip-schema';

/**
 * What a tab keeps from page to page (SPEC §3 "Browser storage"): each key once, and what may stand under it. Whatever
 * else stands there counts as absent.
 */

/** When this tab loaded its page anew because a script had gone, in ms since epoch. */
export const keptFullLoad = kept('session', 'loadedAnew', z.int());

/** The slip but for the state of its ticket, which has a key of its own. */
export const keptBets: Kept<Omit<Slip, 'ticket'>> = versioned(kept('session', 'bets', storedSlip));

/** Slips with something that was sent without an answer by players who are not here now. */
export const keptSetAside: Kept<readonly Omit<Slip, 'ticket'>[]> = kept(
  'session',
  'setAside',
  z.array(storedSlip),
);

/** Cash-outs that were asked for and have no answer yet, one for a bet. */
export const keptCashOuts = kept(
  'session',
  'cashOuts',
  z
    .array(
      z.object({
        betId: z.int(),
        id: z.uuid(),
        seen: amountDigits,
        part: z.nullable(amountDigits),
        shown: amountDigits,
      }),
    )
    .check(z.minLength(1)),
);

/** How far the ticket of the slip has come (SPEC §4). */
export const keptTicketState: Kept<Slip['ticket']> = kept('session', 'ticketState', ticketState);

const slipTab = z.enum(['slip', 'my_bets']);

/** What the slip's panel shows. */
export type SlipTab = z.output<typeof slipTab>;

/** Where the panel of the slip stands. */
export const keptPanel = kept(
  'session',
  'betslipToggle',
  z.object({ isOpen: z.boolean(), tab: slipTab }),
);

/** Somebody asked for an account in this tab. */
export const keptRegisteredHere = kept('session', 'isRegistered', z.literal(true));

/** When this visit began, in ms since epoch: the reminder to sign up counts from then. */
export const keptVisitSince = kept('session', 'signUpReminder', z.int());

/** The deposit that the player left for the payment page with. */
export const keptDeposit = kept('session', 'depositBegun', z.uuid());

/** The player who was asked in this tab for what is missing of them. */
export const keptMissedFieldsAsked = kept('session', 'missedFieldsAsked', z.int());

/** The quick bet as it was left: whether it is on, and its stake. */
export const keptQuickBet = kept(
  'session',
  'quickBet',
  z.object({ isEnabled: z.boolean(), stake: amountDigits, currency: currencyCode }),
);

/** How odds are written in this tab, before what this browser keeps. */
export const keptOddsTypeHere = kept('session', 'oddsType', z.enum(ODDS_DISPLAYS));

/** The match that is shown beside the lists, by its id. */
export const keptMatchPreview = kept('session', 'matchPreview', z.int());

/** Whether the card of that match is folded to its head. */
export const keptPreviewFolded = kept('session', 'matchPreviewFolded', z.boolean());

/** The match whose stream was running, by its id. */
export const keptVideoStreaming = kept('session', 'videoStreaming', z.int());

/** The greeting was shown. */
export const keptWelcomed = kept('session', 'welcomingPopup', z.literal(true));

/** The terms were agreed to on a form that has not been sent yet. */
export const keptTermsAccepted = kept('session', 'termsAccepted', z.literal(true));

/** It was told that the choice of odds could not be saved: once is enough. */
export const keptOddsErrorShown = kept('session', 'oddsSettingsErrorShown', z.literal(true));

/** The address of a page of anybody's. */
export const pageAddress = z.url({ protocol: /^https?$/ });

/** The page around the frame that this tab's first page stood in. */
export const keptHostReferrer = kept('session', 'hostReferrer', pageAddress);

/** The app around the page. */
export const keptApp = kept('session', 'app', z.enum(APP_PLATFORMS));

/** In which currency a visitor fills in the slip, where the host page has chosen one. */
export const keptVisitorCurrency = kept('session', 'visitorCurrency', currencyCode);
/** The star that a visitor pressed before they were asked to sign in, and when, in ms since epoch. */
export const keptStarAsked = kept(
  'session',
  'starAsked',
  z.object({ type: z.enum(FAVOURITE_TYPES), id: z.int(), at: z.int() }),
);

/** The matches that were last looked at beside each other, by their ids. */
export const keptMultiView = kept(
  'session',
  'multiView',
  z.array(z.int()).check(z.minLength(1), z.maxLength(4)),
);
