/** A picture in planes, 8 bits a sample, both sides divisible by 16; colour at half the resolution both ways. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** A colour as brightness and two colour differences, each 16 to 235 (video range). */
export type Colour = readonly [luma: number, blue: number, red: number];

const TURF: Colour = [92, 110, 96];
const TURF_DARK: Colour = [84, 112, 98];
const CHALK: Colour = [214, 128, 128];
const BALL: Colour = [235, 124, 132];
const HOME: Colour = [120, 92, 190];
const AWAY: Colour = [108, 176, 108];

const STRIPES = 10;
const MARGIN = 12;
const BALL_SIZE = 6;
const PLAYER_SIZE = 8;
const PLAYERS = 10;

/** A pitch from above, with two sides and a ball, `seconds` into a loop that ends where it began. */
export function pitchAt(seconds: number, loop: number, width: number, height: number): Picture {
  const picture = blank(width, height);
  drawTurf(picture);
  drawLines(picture);
  const turn = (2 * Math.PI * seconds) / loop;
  for (let player = 0; player < PLAYERS; player += 1) {
    const [x, y] = [spot(player * 5, width), spot(player * player * 3 + player + 1, height)];
    const sway = turn * (1 + (player % 3)) + player;
    const at = { x: x + 14 * Math.cos(sway), y: y + 10 * Math.sin(sway) };
    square(picture, at, PLAYER_SIZE, player % 2 === 0 ? HOME : AWAY);
  }
  const ball = {
    x: width / 2 + (width / 2 - 3 * MARGIN) * Math.sin(turn),
    y: height / 2 + (height / 2 - 3 * MARGIN) * Math.sin(2 * turn),
  };
  square(picture, ball, BALL_SIZE, BALL);
  return picture;
}

function blank(width: number, height: number): Picture {
  const quarter = (width * height) / 4;
  return {
    width,
    height,
    luma: new Uint8Array(width * height),
    blue: new Uint8Array(quarter),
    red: new Uint8Array(quarter),
  };
}

function drawTurf(picture: Picture): void {
  const stripe = picture.width / STRIPES;
  for (let index = 0; index < STRIPES; index += 1) {
    const colour = index % 2 === 0 ? TURF : TURF_DARK;
    fill(picture, Math.floor(index * stripe), 0, Math.ceil(stripe), picture.height, colour);
  }
}

function drawLines(picture: Picture): void {
  const { width, height } = picture;
  const [right, bottom] = [width - MARGIN, height - MARGIN];
  const [long, high] = [right - MARGIN, bottom - MARGIN];
  const boxes = [
    [MARGIN, MARGIN, long, high],
    [MARGIN, height / 2 - 36, 42, 72],
    [right - 42, height / 2 - 36, 42, 72],
    [width / 2 - 1, MARGIN, 2, high],
  ] as const;
  for (const [x, y, w, h] of boxes) frame(picture, x, y, w, h);
}

function frame(picture: Picture, x: number, y: number, width: number, height: number): void {
  fill(picture, x, y, width, 2, CHALK);
  fill(picture, x, y + height - 2, width, 2, CHALK);
  fill(picture, x, y, 2, height, CHALK);
  fill(picture, x + width - 2, y, 2, height, CHALK);
}

function square(picture: Picture, at: { x: number; y: number }, size: number, colour: Colour) {
  const [x, y] = [Math.round(at.x - size / 2), Math.round(at.y - size / 2)];
  fill(picture, x, y, size, size, colour);
}

/** Places spread over the middle of a side without a pattern that the eye finds. */
function spot(index: number, side: number): number {
  return (side * (2 + (index % 11))) / 14;
}

/** Paints a rectangle; what lies outside the picture is cut off. */
function fill(
  { width, height, luma, blue, red }: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  [light, blueness, redness]: Colour,
): void {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [right, bottom] = [Math.min(width, left + w), Math.min(height, top + h)];
  for (let row = top; row < bottom; row += 1) {
    luma.fill(light, row * width + left, row * width + right);
    if (row % 2 === 1) continue;
    const from = (row / 2) * (width / 2);
    blue.fill(blueness, from + Math.floor(left / 2), from + Math.ceil(right / 2));
    red.fill(redness, from + Math.floor(left / 2), from + Math.ceil(right / 2));
  }
}
