/**
 * What a game's page does in the browser. It asks for a round, shows it, and checks afterwards that the round was the one
 * promised: the hash of the seed, and the ticket that it draws. A text, because the policy of the page allows it by its
 * hash alone.
 */
export const SCRIPT = `
(() => {
  'use strict';
  const main = document.querySelector('main');
  const data = JSON.parse(main.dataset.game);
  const form = document.querySelector('form');
  const button = document.querySelector('#play');
  const said = document.querySelector('[role="status"]');
  const board = document.querySelector('.board');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const put = (id, text) => { document.getElementById(id).textContent = text; };
  const all = (query) => [...document.querySelectorAll(query)];
  const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const wait = (ms) => new Promise((done) => setTimeout(done, still.matches ? 0 : ms));
  let isBusy = false;

  const say = (text, isWon) => { said.textContent = text; said.classList.toggle('won', Boolean(isWon)); };

  const boxes = all('[name="number"]');
  const chosen = () => boxes.filter((box) => box.checked).map((box) => Number(box.value)).sort((a, b) => a - b);
  const narrow = () => boxes.forEach((box) => { box.disabled = !box.checked && chosen().length >= 3; });
  boxes.forEach((box) => box.addEventListener('change', narrow));
  const quick = document.querySelector('#quick');
  if (quick) quick.addEventListener('click', () => {
    const order = boxes.map((box) => [crypto.getRandomValues(new Uint32Array(1))[0], box]).sort((a, b) => a[0] - b[0]);
    order.forEach(([, box], at) => { box.checked = at < 3; });
    narrow();
  });

  const start = () => {
    all('.first').forEach((each) => each.classList.remove('first'));
    all('[data-runner], .premium_cricket [data-ball]').forEach((each) => each.style.setProperty('--way', '0'));
    all('[data-die]').forEach((each) => each.classList.add('rolling'));
  };
  const stop = () => all('.rolling').forEach((each) => each.classList.remove('rolling'));

  const shows = {
    horse_racing: async (result, name, ticket) => {
      all('[data-runner]').forEach((runner) => {
        const behind = 0.6 + ((ticket * 7 + Number(runner.dataset.runner) * 13) % 30) / 100;
        runner.style.setProperty('--way', String(runner.dataset.runner === result ? 1 : behind));
      });
      await wait(1150);
      document.querySelector('[data-runner="' + result + '"]').classList.add('first');
    },
    lottery: async (result) => {
      for (const number of result.split(',')) {
        document.querySelector('[data-ball="' + number + '"]').classList.add('first');
        await wait(350);
      }
    },
    premium_cricket: async (result, name) => {
      document.querySelector('[data-came]').textContent = '…';
      document.querySelector('[data-ball]').style.setProperty('--way', '1');
      await wait(1100);
      document.querySelector('[data-came]').textContent = name;
    },
    virtual_gaming_arena: async (result) => {
      await wait(800);
      const [red, blue] = result.split('-');
      document.querySelector('[data-die="red"]').textContent = red;
      document.querySelector('[data-die="blue"]').textContent = blue;
    },
  };

  const isFair = async (round, promised) => {
    if (!globalThis.crypto || !crypto.subtle) return null;
    const bytes = (text) => new TextEncoder().encode(text);
    if (hex(await crypto.subtle.digest('SHA-256', bytes(round.seed))) !== promised) return false;
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes(round.seed), hmac, false, ['sign']);
    const drawn = BigInt('0x' + hex(await crypto.subtle.sign('HMAC', key, bytes(round.client_seed))));
    return Number(drawn % BigInt(data.tickets)) === round.ticket;
  };

  const showFairness = async (round, promised) => {
    put('seed', round.seed);
    put('mine', round.client_seed);
    put('ticket', round.ticket + ' / ' + data.tickets);
    const fair = await isFair(round, promised);
    put('checked', fair === null ? data.texts.unchecked : fair ? data.texts.checked : data.texts.wrong);
  };

  const play = async () => {
    const fields = new FormData(form);
    const choice = boxes.length > 0 ? chosen().join(',') : fields.get('choice');
    if (boxes.length > 0 && chosen().length !== 3) { say(data.texts.pick); boxes[0].focus(); return; }
    say(data.texts.playing);
    start();
    const promised = data.commitment;
    const mine = hex(crypto.getRandomValues(new Uint8Array(16)));
    const body = { key: data.key, stake: Number(fields.get('stake')), choice, client_seed: mine, commitment: promised };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(data.play, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit' });
    const told = await answer.json();
    if (told.commitment) { data.commitment = told.commitment; put('next', told.commitment); }
    if (told.round) {
      await shows[data.app](told.round.result, told.round.name, told.round.ticket);
      stop();
      await showFairness(told.round, promised);
    }
    if (told.balance) put('balance', told.balance);
    say(told.text || data.texts.offline, told.is_won);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    button.setAttribute('aria-disabled', 'true');
    play()
      .catch(() => say(data.texts.offline))
      .finally(() => { stop(); isBusy = false; button.removeAttribute('aria-disabled'); });
  });
  // The page around it says in which theme it is shown, now and whenever that changes.
  const shown = { night: 'dark', day: 'light' };
  const dress = () => {
    const theme = new URLSearchParams(location.hash.slice(1)).get('theme');
    document.documentElement.style.colorScheme = shown[theme] || '';
  };
  addEventListener('hashchange', dress);
  dress();
  // A page around it makes the frame as high as the game is; the frame itself is never looked at.
  if (parent !== window) new ResizeObserver(() => {
    const around = getComputedStyle(document.body);
    const edges = parseFloat(around.paddingBlockStart) + parseFloat(around.paddingBlockEnd);
    parent.postMessage({ event: 'game_height', height: main.offsetHeight + edges }, '*');
  }).observe(main);
  board.dataset.ready = 'true';
})();
`;
