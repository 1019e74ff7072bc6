import { readMessage } from '@touchline/domain/chat/refusal';
import { sendChat } from '@touchline/wire/calls/match-chat';
import { CHAT_REASONS } from '@touchline/wire/chat';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { freshId } from '../../state/fresh-id';
import type { RoomChange } from './room-state';

/** Why a message was not taken, and for how many seconds where it was too soon. */
export interface NotTaken {
  why: (typeof CHAT_REASONS)[number];
  seconds: number;
}

/** What is written in the field, and how it is said: shown at once, confirmed later. */
export function useSaying(matchId: number, change: (change: RoomChange) => void) {
  const api = useApi();
  const [text, setText] = useState('');
  const [notTaken, setNotTaken] = useState<NotTaken | null>(null);
  const send = async (message: string, requestId: string) => {
    change({ type: 'sending', requestId, text: message });
    try {
      const body = { text: message, request_id: requestId };
      const { data } = await api.call(sendChat, { params: { id: matchId }, body });
      change({ type: 'confirmed', message: data });
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) return change({ type: 'lost', requestId, text: message });
      change({ type: 'dropped', requestId });
      setNotTaken(refusal);
      // What was not taken goes back to be put right, unless something else is being written.
      setText((now) => (now === '' ? message : now));
    }
  };
  const say = () => {
    const read = readMessage(text);
    if (!read.ok) return setNotTaken({ why: read.error.why, seconds: 0 });
    setText('');
    setNotTaken(null);
    void send(read.value, freshId());
  };
  const write = (next: string) => {
    setText(next);
    setNotTaken(null);
  };
  return { text, write, say, send, notTaken };
}

function refusalIn(error: unknown): NotTaken | null {
  if (!(error instanceof ApiError) || error.error.code !== 'chat_refused') return null;
  const { details, wait_seconds: seconds = 0 } = error.error.data ?? {};
  const why = CHAT_REASONS.find((each) => each === details);
  return why ? { why, seconds } : null;
}
