import * as z from 'zod';
import type { SettingsGroup } from './config';

const WIDTH = 100;

const HEADER = [
  'Settings of Touchline. Copy this file to `.env` and fill in what you want to change: `npm start`, the commands and `compose.yaml` read it. Variables of the environment go before it.',
  '',
  'Made from the settings by `npm run env:example`. What is written here is the default.',
].join('\n');

/** Read by `compose.yaml` and not by the server. */
const COMPOSE = [
  title('For compose.yaml alone'),
  [
    ...comment(
      'The password of its database: letters and digits, since it becomes part of an address.',
    ),
    '# POSTGRES_PASSWORD=',
  ].join('\n'),
];

/** The text of `.env.example`: every setting with what it is and its default, all of them commented out. */
export function envExample(groups: readonly SettingsGroup[]): string {
  const sections = groups.flatMap((group) => [
    title(group.title),
    ...Object.entries(group.variables).map(([name, schema]) => entry(name, schema)),
  ]);
  return `${[comment(HEADER).join('\n'), ...sections, ...COMPOSE].join('\n\n')}\n`;
}

function title(text: string): string {
  return `# ${'-'.repeat(4)} ${text} ${'-'.repeat(WIDTH - 8 - text.length)}`;
}

function entry(name: string, schema: z.ZodType): string {
  const { description } = schema;
  if (!description) throw new Error(`${name} does not say what it is`);
  const choices = choicesOf(schema);
  const about = choices ? `${description} ${choices}` : description;
  return [...comment(about), `# ${name}=${defaultText(schema)}`].join('\n');
}

/** Lines of a comment, broken between words where they would be too long. */
function comment(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (longer.length < WIDTH) lines[lines.length - 1] = longer;
      else lines.push(` ${word}`);
    }
    return lines.map((line) => `#${line}`.trimEnd());
  });
}

/** What the variable is when it is absent, as it would be written; empty where it has no default of its own. */
function defaultText(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return String(schema.def.defaultValue);
  }
  return schema instanceof z.ZodPipe ? defaultText(schema.in) : '';
}

/** The words that a variable or a list may be made of, where they are few and fixed. */
function choicesOf(schema: z.core.$ZodType): string | null {
  if (schema instanceof z.ZodEnum) return `One of: ${schema.options.join(', ')}.`;
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
    return `Any of: ${schema.element.options.join(', ')}.`;
  }
  if (schema instanceof z.ZodPipe) return choicesOf(schema.out);
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional;
  return isWrapped ? choicesOf(schema.unwrap()) : null;
}
