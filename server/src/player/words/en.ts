import type { PlayerWords } from './player-words';

/** The platform's words in English. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Confirm your address for {site}',
      body: [
        'Somebody, probably you, signed up at {site} with this address. Follow this link to open the account. It works once, within three days.',
        '{link}',
        'If it was not you, do nothing: without the link nobody can sign in.',
      ],
    },
    taken: {
      subject: 'You already have an account at {site}',
      body: [
        'Somebody, probably you, tried to sign up at {site} with this address. It already has an account, which stays as it is.',
        'If you do not know the password any more, or never confirmed the address, choose a new password here:',
        '{link}',
        'If it was not you, you need not do anything.',
      ],
    },
    password: {
      subject: 'Choose a new password for {site}',
      body: [
        'Somebody, probably you, asked for a new password at {site}. Follow this link to choose one. It works once, within two hours, and ends all sessions.',
        '{link}',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
    unlock: {
      subject: 'Your account at {site} is locked',
      body: [
        'There were too many wrong passwords in a row, so we locked your account at {site} for an hour. Follow this link to unlock it now. It works once, within a day.',
        '{link}',
        'If it was not you who tried, nobody has come in. Make sure that your password is one you use nowhere else.',
      ],
    },
    password_changed: {
      subject: 'Your password for {site} was changed',
      body: [
        'The password of your account at {site} was changed, and all sessions were ended.',
        'If it was not you, choose a new one at once:',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'An authenticator app was added to your account at {site}',
      body: [
        '{subject}. From now on, signing in takes a code of the app as well as the password.',
        'If it was not you, choose a new password at once. It ends all sessions:',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'The authenticator app was removed from your account at {site}',
      body: [
        '{subject}. From now on, signing in takes no code of an app.',
        'If it was not you, choose a new password at once. It ends all sessions:',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'A passkey was added to your account at {site}',
      body: [
        '{subject}. From now on, it is taken as a second factor when you sign in.',
        'If it was not you, choose a new password at once. It ends all sessions:',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'A passkey was removed from your account at {site}',
      body: [
        '{subject}. It is not taken any more when you sign in.',
        'If it was not you, choose a new password at once. It ends all sessions:',
        '{link}',
      ],
    },
  },
  code: '{code} is your code for {site}. Do not tell it to anybody.',
  returned: {
    title: 'Back from the payment page',
    text: 'You can close this window. The page you came from says how the payment ended.',
  },
  games: {
    brand: 'Sandbox Games',
    notice: 'A sandbox: the money is that of this site.',
    balance: 'Balance',
    stake: 'Stake',
    play: 'Play',
    playing: 'The round is on …',
    ready: 'Choose, and play.',
    win: 'You win {amount}.',
    lose: 'No win this time.',
    later: 'The win is on its way to your account.',
    refused: {
      insufficient_funds: 'There is not enough on your account for this stake.',
      limit_reached: 'A limit you have set stands against this stake.',
      session_expired: 'This game has been open too long. Open it again from the sportsbook.',
    },
    failed: 'The round could not be played. Nothing was staked.',
    void: 'The round did not take place. Your stake is given back.',
    again: 'The page was out of date. Play again.',
    offline: 'There is no answer. Check your balance, then open the game again.',
    closedTitle: 'This game is not open',
    closed: 'The address was used before, or is too old. Open the game again from the sportsbook.',
    fair: 'How this is fair',
    back: 'In the long run {share} of stakes come back, whatever is chosen.',
    how: 'What decides the next round is fixed now; this is its SHA-256. After the round the seed is shown, and this page checks it.',
    next: 'Next round',
    seed: 'Seed of the last round',
    mine: 'Number of this browser',
    ticket: 'Ticket drawn',
    checked: 'Checked: the seed is the one that was promised, and it draws this ticket.',
    unchecked: 'This browser cannot check it here.',
    wrong: 'The check failed: the seed does not give this ticket.',
    quick: 'Quick pick',
    pick: 'Choose three numbers',
    games: {
      horse_racing: 'Horse racing',
      lottery: 'Lottery',
      premium_cricket: 'Premium cricket',
      virtual_gaming_arena: 'Gaming arena',
    },
    asked: {
      horse_racing: 'Which horse wins?',
      lottery: 'Three of twelve numbers',
      premium_cricket: 'What does the next ball bring?',
      virtual_gaming_arena: 'Who throws higher?',
    },
    names: {
      dot: 'Dot ball',
      single: 'One run',
      double: 'Two runs',
      four: 'Four',
      six: 'Six',
      wicket: 'Wicket',
      red: 'Red',
      draw: 'Draw',
      blue: 'Blue',
    },
    hits: { 2: '2 hits', 3: '3 hits' },
    came: {
      horse_racing: '{result} wins.',
      lottery: 'Drawn: {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Red and blue throw {result}.',
    },
  },
};
