import { connection } from 'next/server';
import { LiveList } from './live-list';
import { Shell } from './shell';

/** What the sportsbook answers is asked for with each page, as a page of live odds has to. */
async function read(what) {
  const answer = await fetch(`${process.env.DATA_ORIGIN}/${what}`, { cache: 'no-store' });
  return (await answer.json()).data;
}

export default async function Page() {
  await connection();
  const [matches, sports, leagues] = await Promise.all([
    read('matches'),
    read('sports'),
    read('leagues'),
  ]);
  return (
    <Shell sports={sports} leagues={leagues}>
      <LiveList matches={matches} now={Date.now()} />
    </Shell>
  );
}
