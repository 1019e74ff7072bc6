import * as z from 'zod/mini';

/** The forms of the platform that the sportsbook loads into hidden frames beforehand (SPEC §2 "Modals"). */
export const FRAMED_FORMS = ['sign_in', 'sign_up'] as const;

/** The query parameter by which a page of the platform is shown without header and footer: `?embedded=1`. */
export const EMBEDDED = 'embedded';

const FORMS = [
  ...FRAMED_FORMS,
  'forgot_password',
  'resend_confirmation_instructions',
  'resend_unlock_instructions',
] as const;

/** In CSS pixels. */
const height = z.int().check(z.minimum(0), z.maximum(4000));

/** What a form in a frame tells the sportsbook's page around it. None of it says who somebody is. */
export const fromAuthFrame = z.discriminatedUnion('type', [
  /** It runs and takes input. */
  z.object({ type: z.literal('auth_ready') }),
  /** How high it is now. */
  z.object({ type: z.literal('auth_size'), height }),
  /** Another form is asked for: the page opens it. */
  z.object({ type: z.literal('auth_form'), form: z.enum(FORMS) }),
  /** The reader wants to close it. */
  z.object({ type: z.literal('auth_closed') }),
  /** Somebody signed in: the page asks the platform who. */
  z.object({ type: z.literal('auth_signed_in') }),
]);

/** What the page tells the form in its frame. */
export const toAuthFrame = z.discriminatedUnion('type', [
  /** It shows now, in this look, and takes the focus. */
  z.object({ type: z.literal('auth_shown'), theme: z.nullable(z.enum(['night', 'day'])) }),
]);

export type FramedForm = (typeof FRAMED_FORMS)[number];
export type FromAuthFrame = z.output<typeof fromAuthFrame>;
export type ToAuthFrame = z.output<typeof toAuthFrame>;
