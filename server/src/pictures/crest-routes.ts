import { crestAt, CRESTS } from '@touchline/domain/crest-address';
import { CREST_SHAPES } from '@touchline/domain/crest-drawings';
import type { FastifyInstance } from 'fastify';

/** Around a crest, so that it stands out from a page by day and by night. */
const EDGE = '#7f8a86';
const A_YEAR = 'public, max-age=31536000, immutable';

/** GET /crests/….svg: the logos that simulated providers tell, which are ours and never change. */
export function crestRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(`${CRESTS}*`, ({ params }, reply) => {
    const drawing = drawingOf(`${CRESTS}${params['*']}`);
    if (drawing === null) return reply.callNotFound();
    void reply.type('image/svg+xml').header('cache-control', A_YEAR).send(drawing);
  });
}

function drawingOf(address: string): string | null {
  const look = crestAt(address);
  const shape = look && CREST_SHAPES[look.shape];
  if (!look || !shape) return null;
  const paths = [
    `<path d="${shape.outline}" fill="${look.first}"/>`,
    `<path d="${shape.paint[look.pattern] ?? ''}" fill="${look.second}"/>`,
    `<path d="${shape.outline}" fill="none" stroke="${EDGE}" stroke-width=".6"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 18" width="64" height="72">${paths.join('')}</svg>`;
}
