import { BOOK_COMMANDS } from './book-commands.mjs';
import { CAMPAIGN_COMMANDS } from './campaign-commands.mjs';
import { EVENT_COMMANDS } from './event-commands.mjs';
import { JACKPOT_COMMANDS } from './jackpot-commands.mjs';
import { NOTICE_COMMANDS } from './notice-commands.mjs';
import { PLAYER_COMMANDS } from './player-commands.mjs';
import { SETTINGS_COMMANDS } from './settings-commands.mjs';

/**
 * Every subcommand by its words: what follows them (`takes`), what it does, its options, the call it makes of them, and
 * how the reply is shown. `ok` says whether a reply is good news; left out, each is. Where a call is `kept`, that is the
 * reply, and nobody is asked.
 */
export const COMMANDS = {
  ...PLAYER_COMMANDS,
  ...BOOK_COMMANDS,
  ...CAMPAIGN_COMMANDS,
  ...JACKPOT_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...NOTICE_COMMANDS,
  ...EVENT_COMMANDS,
};
