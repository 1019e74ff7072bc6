import { expect, test } from 'vitest';
import { gameFrame } from './frame-address';

const OWN = 'https://bets.example';

test('a game of another origin keeps what it has stored, and cannot lead our page away', () => {
  const frame = gameFrame('https://games.example/race?token=abc&lang=en', OWN);
  expect(frame).toMatchObject({
    src: 'https://games.example/race?token=abc&lang=en',
    origin: 'https://games.example',
  });
  expect(frame?.sandbox.split(' ')).toContain('allow-same-origin');
  expect(frame?.sandbox).not.toMatch(/top-navigation|modals|downloads/);
});

test('a game from our own origin would get out of its frame, so it is a stranger there', () => {
  const frame = gameFrame(`${OWN}/games/race`, OWN);
  expect(frame?.sandbox.split(' ')).not.toContain('allow-same-origin');
  expect(frame?.origin).toBe('null');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://bets.example/1', 'race', ''])(
  '%j opens no frame',
  (address) => {
    expect(gameFrame(address, OWN)).toBeNull();
  },
);
