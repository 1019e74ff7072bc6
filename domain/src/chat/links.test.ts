import { describe, expect, test } from 'vitest';
import { hasLink } from './links';

describe('what leads out of the room is a link', () => {
  test.each([
    'https://example.org',
    'HTTP://example.org/a',
    'see www.example.org',
    'example.com',
    'Example.COM!',
    'join t.me/room',
    'write to a.b@mail.example',
    'example。com',
    'example (dot) com',
    'example[.]com',
    'example dot com',
    'ｅｘａｍｐｌｅ.com',
    'bücher.de',
    '192.168.1.10',
    'tg://join',
  ])('%s', (text) => expect(hasLink(text)).toBe(true));
});

describe('talk is none', () => {
  test.each([
    'odds of 1.85 and 2.10',
    'What a goal.Again!',
    'U.S. Open',
    '3/1 at half time',
    'he is @ his best',
    'vs. Arsenal... wow',
    'done. And dusted',
    'win/draw',
    '45+2',
  ])('%s', (text) => expect(hasLink(text)).toBe(false));
});
