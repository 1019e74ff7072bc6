import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { SETTINGS_CHANNEL } from '../operator/settings/change-settings';
import type { LiveSettings } from '../operator/settings/live-settings';
import { heldClient } from './held-client';
import { type Loop, startLoop } from './loop';

interface Following {
  pool: Pool;
  settings: Pick<LiveSettings, 'refresh'>;
  log: Pick<Logger, 'error'>;
  /** How soon a change is seen of which nobody told, such as while the connection was broken. */
  everyMs: number;
}

/** Keeps the settings of this process as operators set them, in whichever process they do. */
export function startFollowingSettings({ pool, settings, log, everyMs }: Following): Loop {
  const held = heldClient({
    pool,
    prepare: async (client) => {
      await client.query(`listen ${SETTINGS_CHANNEL}`);
      return true;
    },
    notified: () => loop.wake(),
  });
  const work = async () => {
    await held.get();
    await settings.refresh();
  };
  const loop = startLoop({ name: 'following the settings', everyMs, work, log });
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop();
      held.drop();
    },
  };
}
