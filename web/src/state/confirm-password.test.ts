import { beforeEach, expect, test } from 'vitest';
import { confirmPassword, passwordConfirmed } from './confirm-password';
import { session, sessionStore } from './session';

beforeEach(() => {
  sessionStore.setState({ status: 'logged-in', prompt: null, hidden: [] });
});

test('whoever confirms goes on, and the window that waited comes back', async () => {
  session.ask('deposit');
  const asked = confirmPassword();
  expect(sessionStore.getState().prompt).toBe('confirm_password');
  passwordConfirmed();
  expect(await asked).toBe(true);
  expect(sessionStore.getState().prompt).toBe('deposit');
});

test('closing the window confirms nothing', async () => {
  const asked = confirmPassword();
  session.dismiss();
  expect(await asked).toBe(false);
});

test('a session that ends in between is no answer yet: it goes on after signing in', async () => {
  const asked = confirmPassword();
  session.expired();
  expect(sessionStore.getState()).toMatchObject({
    prompt: 'sign_in',
    hidden: ['confirm_password'],
  });
  session.dismiss();
  expect(await asked).toBe(false);
});

test('a visitor has nothing to confirm', async () => {
  sessionStore.setState({ status: 'not-logged-in' });
  expect(await confirmPassword()).toBe(false);
  expect(sessionStore.getState().prompt).toBeNull();
});

test('what nobody asked for is not confirmed', async () => {
  passwordConfirmed();
  const asked = confirmPassword();
  session.dismiss();
  expect(await asked).toBe(false);
});
