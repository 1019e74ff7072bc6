import { parseArgs } from 'node:util';
import { readEnvFile } from './env-file.mjs';
import { ask, doorOf, Refused } from './operator/ask.mjs';
import { COMMANDS } from './operator/commands.mjs';
import { WrongUse } from './operator/wrong-use.mjs';
import { checkNode } from './yard.mjs';

/**
 * `npm run operator -- …`: the operator's calls from a terminal. It ends with 0 when a call did what was asked, with 1
 * when the server refused or did not answer, and with 2 when the command line is not understood.
 */
const EVERYWHERE = { json: { type: 'boolean' }, as: { type: 'string' }, help: { type: 'boolean' } };

checkNode();
readEnvFile();
process.exitCode = await main(process.argv.slice(2));

async function main(args) {
  try {
    return await carryOut(args);
  } catch (error) {
    if (!(error instanceof WrongUse) && !(error instanceof Refused)) throw error;
    console.error(error.message);
    return error instanceof WrongUse ? 2 : 1;
  }
}

async function carryOut(args) {
  const name = args.slice(0, 2).join(' ');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return helpOr(args);
  const { values, positionals } = parsed(args.slice(2), command);
  if (values.help) return say(lineOf(name, command));
  if (positionals.length !== command.takes.length) {
    throw new WrongUse(`Write it so: ${lineOf(name, command)}`);
  }
  const door = () => doorOf(process.env, values.as);
  const asked = await command.call(positionals, values, (before) => ask(door(), before));
  const reply = 'kept' in asked ? asked.kept : await ask(door(), asked);
  say(values.json ? JSON.stringify(reply, null, 2) : command.show(reply, values));
  return command.ok?.(reply) === false ? 1 : 0;
}

function helpOr([first, ...rest]) {
  if (['help', '--help', '-h'].includes(first)) return say(helpText());
  const near = Object.keys(COMMANDS).filter((each) => each.startsWith(`${first} `));
  if (first === undefined) throw new WrongUse(helpText());
  const said = [first, ...rest.slice(0, 1)].join(' ');
  const known = near.length > 0 ? near.join(', ') : 'see `npm run operator -- help`';
  throw new WrongUse(`There is no "${said}": ${known}`);
}

function parsed(args, { options = {} }) {
  try {
    return parseArgs({ args, options: { ...EVERYWHERE, ...options }, allowPositionals: true });
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new WrongUse(error.message);
  }
}

function lineOf(name, { takes, options = {}, about }) {
  const named = Object.entries(options).map(([option, { type }]) =>
    type === 'boolean' ? `[--${option}]` : `[--${option} …]`,
  );
  return `${[name, ...takes, ...named].join(' ')}\n    ${about}`;
}

function helpText() {
  return [
    'npm run operator -- COMMAND …',
    '',
    ...Object.entries(COMMANDS).map(([name, command]) => lineOf(name, command)),
    '',
    'Everywhere: --json prints the reply as it came, --as NAME says who you are, for the log.',
    'OPERATOR_TOKEN is the token of the server, or it is kept in operator-token in DATA_DIR.',
    'OPERATOR_ORIGIN is where the server answers operators, by default http://127.0.0.1:OPERATOR_PORT.',
    'It ends with 0 when it is done, 1 when it is refused, 2 when the command is not understood.',
  ].join('\n');
}

function say(words) {
  console.log(words);
  return 0;
}
