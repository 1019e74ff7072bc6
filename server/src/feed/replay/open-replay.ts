import type { FeedSource, FixtureSource } from '../source';
import { createReplay, type ReplayOptions } from './replay';
import { readSession } from './session';

/** Opens a recording for playing (see `readSession` for its files). Throws when it cannot be read. */
export async function openReplay({
  file,
  ...options
}: { readonly file: string } & Omit<ReplayOptions, 'session'>): Promise<
  FeedSource & FixtureSource
> {
  return createReplay({ ...options, session: await readSession(file) });
}
