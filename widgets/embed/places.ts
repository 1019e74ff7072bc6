import type { PageMessage } from '@touchline/wire/window/embed';
import type { EmbedOptions } from '@touchline/wire/window/embed-script';
import { addressOf } from './frame-element';

/** At whose pages the frame is: the sportsbook's, or those of the player platform that it leads to. */
export interface Places {
  /** Where messages may come from. */
  readonly origins: ReadonlySet<string>;
  /** The origin of the page that has begun last: the sportsbook's, until one has. */
  here: () => string;
  isBook: (origin: string) => boolean;
  /** A page has begun. The sportsbook, and nobody else, says where the platform is. */
  begun: (origin: string, platform: string | undefined) => void;
  /** A page shows. */
  shows: (origin: string, page: PageMessage<'page_changed'>) => void;
  /** The address of the page of the sportsbook that has shown last; where none has, of the one to begin with. */
  lastOfBook: () => string;
}

/**
 * Follows a frame from page to page. This script usually comes from the platform, which is good to know from the start: a
 * reader may go there before the sportsbook has said a word. `script` is its address; '' where nobody knows.
 */
export function placesOf(options: EmbedOptions, script: string): Places {
  const book = new URL(options.origin).origin;
  const origins = new Set([book]);
  if (/^https?:/.test(script) && URL.canParse(script)) origins.add(new URL(script).origin);
  let here = book;
  let last: string | null = null;
  return {
    origins,
    here: () => here,
    isBook: (origin) => origin === book,
    begun: (origin, platform) => {
      here = origin;
      if (origin === book && platform !== undefined && isOrigin(platform)) origins.add(platform);
    },
    shows: (origin, { path, locale }) => {
      if (origin === book) last = addressOf({ ...options, path, locale });
    },
    lastOfBook: () => last ?? addressOf(options),
  };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
