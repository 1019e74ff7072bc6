import { onTestFinished } from 'vitest';
import { BETRADAR_PROFILE, type Profile } from '../../../../server/src/feed/uof/profile';
import { createUofApi } from '../../../../server/src/feed/uof/api/client';
import { type Answer, type Asked, openApiServer } from './api-server';

/** A client of an API that gives these answers, what it said, and what it asked. It ends with its test. */
export async function api(
  answers: Readonly<Record<string, Answer>> | ((asked: Asked) => Answer | undefined),
  profile: Profile = BETRADAR_PROFILE,
) {
  const answer =
    typeof answers === 'function'
      ? answers
      : ({ path, method }: Asked) => answers[`${method} ${path.replace('/v1', '')}`];
  const server = await openApiServer(answer);
  onTestFinished(() => server.close());
  const said: string[] = [];
  const client = createUofApi({
    baseUrl: server.baseUrl,
    token: 'secret',
    profile,
    locale: 'de',
    backoffMs: 1,
    log: (line) => said.push(line),
  });
  return { client, said, asked: server.asked, paths: server.paths };
}

/** Where an event belongs: its sport and category. */
export const PLACE =
  '<sport id="sr:sport:5" name="Tennis"/><category id="sr:category:3" name="ATP"/>';
const sides = `<competitors><competitor id="sr:competitor:2" name="Guest" qualifier="away"/>
  <competitor id="sr:competitor:1" name="Host" qualifier="home" abbreviation="HO"/></competitors>`;
/** An event of a schedule or a summary. */
export const eventXml = (urn: string, attributes = '', inside = '') =>
  `<sport_event id="${urn}" scheduled="2026-11-21T12:00:00+00:00" ${attributes}>
   <tournament id="sr:tournament:9" name="Open">${PLACE}</tournament>${sides}${inside}</sport_event>`;

/** The same as the document of a fixture. */
export function fixtureXml(urn: string): string {
  return `<fixtures_fixture>${eventXml(urn).replaceAll('sport_event', 'fixture')}</fixtures_fixture>`;
}
