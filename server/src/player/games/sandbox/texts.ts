import type { GameApp } from '@touchline/domain/games/game-rules';

/** Every sentence of the sandbox's games; it stands for a third party, whose pages have words of their own. */
const EN = {
  brand: 'Sandbox Games',
  notice: 'A sandbox: the money is that of this site.',
  balance: 'Balance',
  stake: 'Stake',
  play: 'Play',
  playing: 'The round is on …',
  ready: 'Choose, and play.',
  win: (amount: string) => `You win ${amount}.`,
  lose: 'No win this time.',
  later: 'The win is on its way to your account.',
  refused: {
    insufficient_funds: 'There is not enough on your account for this stake.',
    limit_reached: 'A limit you have set stands against this stake.',
    session_expired: 'This game has been open too long. Open it again from the sportsbook.',
  } as Record<string, string>,
  failed: 'The round could not be played. Nothing was staked.',
  void: 'The round did not take place. Your stake is given back.',
  again: 'The page was out of date. Play again.',
  offline: 'There is no answer. Check your balance, then open the game again.',
  closedTitle: 'This game is not open',
  closed: 'The address was used before, or is too old. Open the game again from the sportsbook.',
  fair: 'How this is fair',
  back: (share: string) => `In the long run ${share} of stakes come back, whatever is chosen.`,
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
  } as Record<GameApp, string>,
  asked: {
    horse_racing: 'Which horse wins?',
    lottery: 'Three of twelve numbers',
    premium_cricket: 'What does the next ball bring?',
    virtual_gaming_arena: 'Who throws higher?',
  } as Record<GameApp, string>,
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
  } as Record<string, string>,
  hits: (hits: number) => `${hits} hits`,
  came: {
    horse_racing: (winner: string) => `${winner} wins.`,
    lottery: (numbers: string) => `Drawn: ${numbers}.`,
    premium_cricket: (ball: string) => `${ball}.`,
    virtual_gaming_arena: (throws: string) => `Red and blue throw ${throws}.`,
  } as Record<GameApp, (result: string) => string>,
};

export type GameTexts = typeof EN;

const DE: GameTexts = {
  brand: 'Sandbox-Spiele',
  notice: 'Eine Sandbox: Gespielt wird mit dem Geld dieser Seite.',
  balance: 'Guthaben',
  stake: 'Einsatz',
  play: 'Spielen',
  playing: 'Die Runde läuft …',
  ready: 'Wählen und spielen.',
  win: (amount) => `Sie gewinnen ${amount}.`,
  lose: 'Diesmal kein Gewinn.',
  later: 'Der Gewinn ist auf dem Weg zu Ihrem Konto.',
  refused: {
    insufficient_funds: 'Für diesen Einsatz reicht Ihr Guthaben nicht.',
    limit_reached: 'Ein von Ihnen gesetztes Limit steht diesem Einsatz entgegen.',
    session_expired: 'Das Spiel war zu lange offen. Öffnen Sie es noch einmal aus dem Wettangebot.',
  },
  failed: 'Die Runde konnte nicht gespielt werden. Es wurde nichts eingesetzt.',
  void: 'Die Runde fand nicht statt. Ihr Einsatz wird erstattet.',
  again: 'Die Seite war nicht mehr aktuell. Spielen Sie noch einmal.',
  offline: 'Es kommt keine Antwort. Prüfen Sie Ihr Guthaben und öffnen Sie das Spiel noch einmal.',
  closedTitle: 'Dieses Spiel ist nicht offen',
  closed:
    'Die Adresse wurde schon benutzt oder ist zu alt. Öffnen Sie das Spiel noch einmal aus dem Wettangebot.',
  fair: 'Warum das fair ist',
  back: (share) => `Auf lange Sicht kommen ${share} der Einsätze zurück, was auch gewählt wird.`,
  how: 'Was die nächste Runde entscheidet, steht schon fest; dies ist sein SHA-256. Nach der Runde wird der Startwert gezeigt, und diese Seite prüft ihn.',
  next: 'Nächste Runde',
  seed: 'Startwert der letzten Runde',
  mine: 'Zahl dieses Browsers',
  ticket: 'Gezogenes Los',
  checked: 'Geprüft: Der Startwert ist der zugesagte, und er zieht dieses Los.',
  unchecked: 'Dieser Browser kann es hier nicht prüfen.',
  wrong: 'Die Prüfung schlug fehl: Der Startwert ergibt dieses Los nicht.',
  quick: 'Zufallstipp',
  pick: 'Drei Zahlen wählen',
  games: {
    horse_racing: 'Pferderennen',
    lottery: 'Lotterie',
    premium_cricket: 'Premium Cricket',
    virtual_gaming_arena: 'Spielarena',
  },
  asked: {
    horse_racing: 'Welches Pferd gewinnt?',
    lottery: 'Drei aus zwölf Zahlen',
    premium_cricket: 'Was bringt der nächste Ball?',
    virtual_gaming_arena: 'Wer würfelt höher?',
  },
  names: {
    dot: 'Kein Run',
    single: 'Ein Run',
    double: 'Zwei Runs',
    four: 'Vier',
    six: 'Sechs',
    wicket: 'Wicket',
    red: 'Rot',
    draw: 'Gleichstand',
    blue: 'Blau',
  },
  hits: (hits) => `${hits} Treffer`,
  came: {
    horse_racing: (winner) => `${winner} gewinnt.`,
    lottery: (numbers) => `Gezogen: ${numbers}.`,
    premium_cricket: (ball) => `${ball}.`,
    virtual_gaming_arena: (throws) => `Rot und Blau würfeln ${throws}.`,
  },
};

/** The texts of a language; English where there are none. */
export function textsIn(locale: string): GameTexts {
  return languageOf(locale) === 'de' ? DE : EN;
}

/** The language in which a page for this locale is written. */
export function languageOf(locale: string): 'en' | 'de' {
  return /^de(-|$)/i.test(locale) ? 'de' : 'en';
}

/** Runners have the same names everywhere. */
export const RUNNERS: Readonly<Record<string, string>> = {
  1: 'Night Heron',
  2: 'Chalk Line',
  3: 'Quiet Storm',
  4: 'Copper Bell',
  5: 'Long Furrow',
  6: 'Paper Moon',
};

/** A choice or an outcome as the player reads it. */
export function nameOf(app: GameApp, word: string, texts: GameTexts): string {
  if (app === 'horse_racing') return `${word} ${RUNNERS[word] ?? ''}`.trim();
  if (app === 'lottery') return word.replaceAll(',', ' · ');
  return texts.names[word] ?? word.replace('-', ' : ');
}
