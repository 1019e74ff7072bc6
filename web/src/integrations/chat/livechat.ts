import { chatScript } from '@touchline/wire/integrations';
import type { BringChat, Command } from './chat-widget';
import { whenReady } from './chat-widget';

/** As LiveChat's script finds what was asked before it came: `_q` is drained into `_h`. */
interface Stub {
  _q: unknown[];
  _h: Command | null;
  _v: '2.0';
  on: Command;
  once: Command;
  off: Command;
  get: Command;
  call: Command;
}

/** LiveChat: the id is the number of a license. Its button hides, and again when the window is put away. */
export const bringLiveChat: BringChat = async (chat, _locale, { globals, addScript }) => {
  globals['__lc'] = { license: Number(chat.id), integration_name: 'manual_onboarding' };
  const widget = (globals['LiveChatWidget'] ??= stub()) as Stub;
  const ready = whenReady((done) => widget.once('ready', done));
  widget.call('hide');
  widget.on('visibility_changed', (told: unknown) => {
    if ((told as { visibility?: unknown } | null)?.visibility === 'minimized') widget.call('hide');
  });
  await addScript(chatScript(chat));
  await ready;
  return { open: () => void (globals['LiveChatWidget'] as Stub).call('maximize') };
};

function stub(): Stub {
  const made: Stub = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...args) => take('on', args),
    once: (...args) => take('once', args),
    off: (...args) => take('off', args),
    get: (...args) => take('get', args),
    call: (...args) => take('call', args),
  };
  const take = (name: string, args: unknown[]) =>
    made._h ? made._h(name, args) : made._q.push([name, args]);
  return made;
}
