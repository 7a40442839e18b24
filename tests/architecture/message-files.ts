import { readdirSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '@/lib/contracts/common';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value] as [string, string]] : flatten(value, `${prefix}.${key}`),
  );
}

/** Every message of a language by its full key: `search.card.rooms`. */
export function readMessages(locale: Locale): Map<string, string> {
  const files = readdirSync(`messages/${locale}`).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) => flatten(JSON.parse(readFileSync(`messages/${locale}/${name}`, 'utf8')), name.replace('.json', ''))),
  );
}

export const messagesByLocale = new Map(locales.map((locale) => [locale, readMessages(locale)]));

type Plural = { argument: string; categories: string[] };
export type MessageParts = { names: string[]; plurals: Plural[]; text: string };

const isPlural = (kind: string | undefined): boolean => kind === 'plural' || kind === 'selectordinal';

/** Where the piece that opens here ends: `{a, plural, one {x} other {y}}` is one piece. */
function matchingBrace(message: string, open: number): number {
  let depth = 0;
  for (let index = open; index < message.length; index += 1) {
    if (message[index] === '{') depth += 1;
    if (message[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`Unbalanced braces: ${message}`);
}

/** What an ICU message shows: its arguments and tags, its plurals with their categories, and the words left. */
export function messageParts(message: string): MessageParts {
  const names = new Set([...message.matchAll(/<(\w+)>/g)].map(([, tag]) => `<${tag}>`));
  const plurals: Plural[] = [];
  let text = '';
  const visit = (part: string): void => {
    for (let index = 0; index < part.length; index += 1) {
      if (part[index] !== '{') {
        text += part[index];
        continue;
      }
      const close = matchingBrace(part, index);
      const [, name = '', kind, options = ''] =
        /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,([\s\S]*))?)?$/.exec(part.slice(index + 1, close)) ?? [];
      if (name === '') throw new Error(`No argument name: ${message}`);
      // A plural may only choose a form that another language does not have: what it shows is checked inside it.
      if (!isPlural(kind)) names.add(name);
      if (kind !== undefined) visitOptions(name, kind, options);
      index = close;
    }
  };
  const visitOptions = (argument: string, kind: string, options: string): void => {
    const categories: string[] = [];
    let rest = options;
    for (let open = rest.indexOf('{'); open !== -1; open = rest.indexOf('{')) {
      const close = matchingBrace(rest, open);
      categories.push(rest.slice(0, open).trim());
      const option = rest.slice(open + 1, close);
      if (isPlural(kind) && option.includes('#')) names.add(argument);
      visit(option);
      rest = rest.slice(close + 1);
    }
    if (isPlural(kind)) plurals.push({ argument, categories });
  };
  visit(message);
  return { names: [...names].sort(), plurals, text };
}
