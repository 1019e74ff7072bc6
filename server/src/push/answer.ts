import { DISCONNECT, ERROR } from './codes';
import type { Client } from './core';
import { connect, refresh } from './connect';
import type { Command } from './protocol';
import { history, refreshSubscription, subscribe, unsubscribe } from './subscribe';

/** Answers one command, or ends the connection of a client that does not keep the protocol. */
export async function answer(session: Client, command: Command): Promise<void> {
  const { id = 0 } = command;
  const before = session.user === null;
  if (before !== (command.connect !== undefined)) return session.close(DISCONNECT.badRequest);
  // A message to the server is the one command without a reply. Nobody here listens to any.
  if (command.send !== undefined && id === 0) return;
  if (id === 0) return session.close(DISCONNECT.badRequest);
  if (command.connect) return connect(session, id, command.connect.token);
  if (command.subscribe) return subscribe(session, id, command.subscribe);
  if (command.unsubscribe) return unsubscribe(session, id, command.unsubscribe.channel);
  if (command.history) return history(session, id, command.history);
  if (command.refresh) return refresh(session, id, command.refresh.token);
  if (command.sub_refresh) return refreshSubscription(session, id, command.sub_refresh);
  session.refuse(id, refusal(command));
}

/** What clients may not do here: they read; publications come from the server. */
function refusal(command: Command) {
  if (command.publish !== undefined) return ERROR.permissionDenied;
  if (command.presence !== undefined) return ERROR.notAvailable;
  if (command.presence_stats !== undefined) return ERROR.notAvailable;
  return ERROR.methodNotFound;
}
