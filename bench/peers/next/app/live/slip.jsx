'use client';

import { useState } from 'react';

export function Slip() {
  const [tab, setTab] = useState('slip');
  return (
    <>
      <button type="button" aria-pressed={tab === 'slip'} onClick={() => setTab('slip')}>
        Bet slip
      </button>
      <button type="button" aria-pressed={tab === 'bets'} onClick={() => setTab('bets')}>
        My bets
      </button>
      <p>Your slip is empty</p>
    </>
  );
}
