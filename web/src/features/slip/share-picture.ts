/** What stands on the picture of a slip, from above to below. */
export interface PictureText {
  site: string;
  title: string;
  lines: readonly { outcome: string; odds: string; where: string }[];
  total: { label: string; odds: string } | null;
  code: string;
  direction: 'ltr' | 'rtl';
}

const WIDTH = 640;
const EDGE = 36;
const LINE = 62;
const HEAD = 112;
const FOOT = 108;
/** More lines would be too small to read where pictures are looked at. */
const MOST_LINES = 12;
const INK = {
  page: '#0f1512',
  line: '#2b3933',
  text: '#eef4f0',
  soft: '#a8b8b0',
  brand: '#3ddc84',
};
const FONT = "'Inter Variable', system-ui, sans-serif";

/** How high a picture is with so many selections, in pixels. */
export function pictureHeight(selections: number): number {
  return HEAD + Math.min(selections, MOST_LINES) * LINE + FOOT;
}

/** Draws a slip as a receipt, as a PNG; null where the browser draws none. */
export async function drawSlip(said: PictureText): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = pictureHeight(said.lines.length) * 2;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.scale(2, 2);
  drawOn(paper, said);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawOn(paper: CanvasRenderingContext2D, said: PictureText): void {
  const height = pictureHeight(said.lines.length);
  paper.fillStyle = INK.page;
  paper.fillRect(0, 0, WIDTH, height);
  paper.direction = said.direction;
  const write = writer(paper, said.direction);
  write.start(said.site, 52, { size: 26, weight: 700, ink: INK.brand });
  write.start(said.title, 84, { size: 17, ink: INK.soft });
  said.lines.slice(0, MOST_LINES).forEach(({ outcome, odds, where }, index) => {
    const top = HEAD + index * LINE;
    paper.fillStyle = INK.line;
    paper.fillRect(EDGE, top - 6, WIDTH - 2 * EDGE, 1);
    write.start(outcome, top + 20, { size: 19, weight: 600 });
    write.end(odds, top + 20, { size: 19, weight: 700 });
    write.start(where, top + 42, { size: 14, ink: INK.soft });
  });
  const foot = height - FOOT;
  paper.fillStyle = INK.line;
  paper.fillRect(EDGE, foot + 6, WIDTH - 2 * EDGE, 1);
  if (said.total) {
    write.start(said.total.label, foot + 40, { size: 17, ink: INK.soft });
    write.end(said.total.odds, foot + 40, { size: 22, weight: 700, ink: INK.brand });
  }
  write.start(said.code, foot + 78, { size: 22, weight: 700 });
}

interface Hand {
  size: number;
  weight?: number;
  ink?: string;
}

/** Writes from the side where reading begins, or up to the one where it ends. What is too long is narrowed. */
function writer(paper: CanvasRenderingContext2D, direction: PictureText['direction']) {
  const [begin, end] = direction === 'rtl' ? [WIDTH - EDGE, EDGE] : [EDGE, WIDTH - EDGE];
  const take = ({ size, weight = 400, ink = INK.text }: Hand) => {
    paper.font = `${weight} ${size}px ${FONT}`;
    paper.fillStyle = ink;
  };
  return {
    start: (text: string, y: number, hand: Hand) => {
      take(hand);
      paper.textAlign = 'start';
      paper.fillText(text, begin, y, WIDTH - 2 * EDGE - 110);
    },
    end: (text: string, y: number, hand: Hand) => {
      take(hand);
      paper.textAlign = 'end';
      paper.fillText(text, end, y, 100);
    },
  };
}
