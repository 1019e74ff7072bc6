import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/api';
import { afterConfirming, confirmPassword, passwordConfirmed } from './confirm-password';
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

/** Is refused until the player has confirmed, `times` times. */
function refusing(code: 'confirm_password' | 'conflict', times = 1) {
  let sent = 0;
  const send = async () => {
    sent += 1;
    if (sent <= times) throw new ApiError(403, { code, message: 'no' });
    return 'done';
  };
  return { send, sent: () => sent };
}

test('what is refused until the player confirms is sent again once they have', async () => {
  const { send, sent } = refusing('confirm_password');
  const answer = afterConfirming(send);
  await expect.poll(() => sessionStore.getState().prompt).toBe('confirm_password');
  passwordConfirmed();
  expect(await answer).toBe('done');
  expect(sent()).toBe(2);
});

test('whoever closes the window has the refusal, and nothing is sent again', async () => {
  const { send, sent } = refusing('confirm_password');
  const answer = afterConfirming(send).catch((error: unknown) => error);
  await expect.poll(() => sessionStore.getState().prompt).toBe('confirm_password');
  session.dismiss();
  expect(await answer).toMatchObject({ error: { code: 'confirm_password' } });
  expect(sent()).toBe(1);
});

test('what is refused twice asks once, and another refusal asks nothing', async () => {
  const twice = refusing('confirm_password', 2);
  const answer = afterConfirming(twice.send).catch((error: unknown) => error);
  await expect.poll(() => sessionStore.getState().prompt).toBe('confirm_password');
  passwordConfirmed();
  expect(await answer).toBeInstanceOf(ApiError);
  const other = refusing('conflict');
  expect(await afterConfirming(other.send).catch((error: unknown) => error)).toMatchObject({
    error: { code: 'conflict' },
  });
  expect(sessionStore.getState().prompt).toBeNull();
});
