import type { ComponentType, ReactNode } from 'react';
import type { AuthView } from '../../state/session';

/** A way to another of the forms: a link on a page, a button in a window. */
export type Way = ComponentType<{ view: AuthView; children: ReactNode }>;

/** The page of each form on the platform (SPEC §2 "Platform pages"). */
export const AUTH_PATHS: Readonly<Record<AuthView, string>> = {
  sign_in: '/users/sign-in',
  sign_up: '/users/sign-up',
  forgot_password: '/users/password/new',
  resend_confirmation_instructions: '/users/confirmation/new',
  resend_unlock_instructions: '/users/unlock/new',
};
