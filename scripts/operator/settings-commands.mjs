import { readFileSync } from 'node:fs';
import { dryNote, text, yes } from './options.mjs';
import { tableOf } from './table.mjs';
import { wholeNumber, WrongUse } from './wrong-use.mjs';

const SECTIONS = ['site', 'betting', 'players'];

const READ = { method: 'GET', path: '/settings' };

const changing = { version: text, 'dry-run': yes };

/** A change is made to the version that stands now, unless another one is named. */
async function changed(method, body, values, ask) {
  const version =
    values.version === undefined
      ? (await ask(READ)).data.version
      : wholeNumber(values.version, '--version');
  return { method, path: '/settings', body: { version, ...body, dry_run: values['dry-run'] } };
}

/** Pages and promotions are long; `--json` prints all of them. */
const LONGEST = 60;

const shortened = (said) => (said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said);

const COLUMNS = {
  field: (each) => each.field,
  value: (each) => shortened(JSON.stringify(each.value)),
  from: (each) => each.source,
};

function showAll({ data }, isOwn = false) {
  const fields = data.fields.filter(({ source }) => !isOwn || source === 'operator');
  const by =
    data.changed_by === null ? '' : `, changed by ${data.changed_by} at ${data.changed_at}`;
  return `version ${data.version}${by}\n\n${tableOf(fields, COLUMNS)}`;
}

const showOwn = (reply) => showAll(reply, true) + dryNote(reply.data.dry_run);

/** `betting.vip.times` as the places on the way; the keys of words have dots of their own. */
function placesOf(field) {
  const places = field.split('.');
  if (!SECTIONS.includes(places[0]) || places.includes('')) {
    throw new WrongUse(`FIELD is such as betting.vip.times; it begins with ${SECTIONS.join(', ')}`);
  }
  const isWords = places[0] === 'site' && places[1] === 'translations' && places.length > 4;
  return isWords ? [...places.slice(0, 3), places.slice(3).join('.')] : places;
}

/** What is no JSON is a text. */
function valueOf(said) {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

function readDocument(file) {
  let document;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongUse(`${file} cannot be read as JSON: ${error.message}`);
  }
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (isObject && Object.keys(document).every((name) => SECTIONS.includes(name))) return document;
  throw new WrongUse(`${file} has other sections than ${SECTIONS.join(', ')}`);
}

/** What is about the settings of the running site. */
export const SETTINGS_COMMANDS = {
  'settings show': {
    takes: [],
    about: 'shows what holds, and where it comes from; --own only what operators have set',
    options: { own: yes },
    call: () => READ,
    show: (reply, { own = false }) => showAll(reply, own),
  },
  'settings set': {
    takes: ['FIELD', 'VALUE'],
    about: 'sets one, such as betting.vip.times 5; null takes the environment’s again',
    options: changing,
    call: ([field, said], values, ask) => {
      const body = placesOf(field).reduceRight((below, name) => ({ [name]: below }), valueOf(said));
      return changed('PATCH', body, values, ask);
    },
    show: showOwn,
  },
  'settings apply': {
    takes: ['FILE'],
    about: 'sets what a JSON file says, and nothing else; --dry-run only checks it',
    options: changing,
    call: ([file], values, ask) => changed('PUT', readDocument(file), values, ask),
    show: showOwn,
  },
  'settings reset': {
    takes: [],
    about: 'takes the environment’s again, all of them',
    options: changing,
    call: (_none, values, ask) => changed('PUT', {}, values, ask),
    show: showOwn,
  },
};
