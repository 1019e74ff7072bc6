import sharp from 'sharp';

/** What an icon is for: `icon` has round corners, `mask` is cut out by the phone and has room around the drawing. */
export type IconShape = 'icon' | 'mask';

/** A pitch from above in the brand's colour, as a PNG of so many pixels. `colour` is one such as #27b866. */
export function appIcon(shape: IconShape, size: number, colour: string): Promise<Buffer> {
  const [corner, inset] = shape === 'icon' ? [6, 0] : [0, 4];
  const ink = isBright(colour) ? '#04160c' : '#ffffff';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}">
    <rect width="24" height="24" rx="${corner}" fill="${colour}"/>
    <g transform="translate(${inset} ${inset}) scale(${(24 - 2 * inset) / 24})">
      <path d="M12 ${shape === 'icon' ? '0v24' : '2v20'}M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill="none" stroke="${ink}" stroke-width="2"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** Whether dark ink reads better on it, by how bright the eye finds each part (ITU-R BT.601). */
function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue > 110;
}
