import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contracts/common';
import { dynamicKeys, serverKeys } from './dynamic-keys';
import { messageParts, messagesByLocale, readMessages } from './message-files';
import { messageUses } from './message-use';
import { isTest, readSource, sourceFiles } from './source-files';

const georgian = /[\u10A0-\u10FF\u1C90-\u1CBF]/;
const cyrillic = /[\u0400-\u04FF]/;
const english = readMessages('en');
const keys = [...english.keys()];
const allMessages = [...messagesByLocale].flatMap(([locale, messages]) =>
  [...messages].map(([key, text]) => ({ locale, key, text })),
);

const patternOf = (row: string) =>
  new RegExp(
    `^${row
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^.]+')}$`,
  );
const namespaces = new Set(messageUses.flatMap((use) => [...use.namespaces]));
/** A file without its own translator gets one as an argument: its messages may belong to any namespace. */
const namespacesOf = (own: Set<string>) => (own.size > 0 ? own : namespaces);

function usedKeys(): Set<string> {
  const used = new Set<string>();
  for (const use of messageUses) {
    for (const literal of use.literals) {
      if (english.has(literal)) used.add(literal);
      for (const namespace of namespacesOf(use.namespaces))
        if (english.has(`${namespace}.${literal}`)) used.add(`${namespace}.${literal}`);
    }
  }
  return used;
}

/** Full patterns of the templates in the code, of which one for each template must be in the list. */
const builtPatterns = messageUses.flatMap((use) =>
  [...use.templates].map((template) => ({
    path: use.path,
    template,
    patterns: [...namespacesOf(use.namespaces)].map((namespace) => `${namespace}.${template}`),
  })),
);

describe('dictionaries', () => {
  it.each(locales)('have the same keys: %s', (locale) => {
    const own = messagesByLocale.get(locale) ?? new Map();
    expect({ missing: keys.filter((key) => !own.has(key)), extra: [...own.keys()].filter((key) => !english.has(key)) }).toEqual({
      missing: [],
      extra: [],
    });
  });

  it('use the same arguments and tags in every language', () => {
    const different = keys.filter((key) => {
      const requested = [...messagesByLocale.values()].map((messages) => messageParts(messages.get(key) ?? '').names.join());
      return new Set(requested).size > 1;
    });
    expect(different).toEqual([]);
  });

  it('give Russian plurals their four forms, and the others theirs', () => {
    const required = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'], ka: ['other'] };
    const lacking = allMessages.flatMap(({ locale, key, text }) =>
      messageParts(text).plurals.flatMap(({ categories }) =>
        required[locale].filter((category) => !categories.includes(category)).map((category) => `${locale} ${key} ${category}`),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('write each language in its own script', () => {
    const unexpected = allMessages.filter(({ locale, text }) => {
      const { text: labels } = messageParts(text);
      return (locale !== 'ka' && georgian.test(labels)) || (locale !== 'ru' && cyrillic.test(labels));
    });
    expect(unexpected).toEqual([]);
  });

  it('leave nothing untranslated: Georgian has Georgian letters, Russian Cyrillic, wherever English has words', () => {
    const plain = allMessages.filter(({ locale, key, text }) => {
      if (locale === 'en') return false;
      const isWordy = /[a-z]{3}/.test(messageParts(english.get(key) ?? '').text);
      return isWordy && !(locale === 'ka' ? georgian : cyrillic).test(messageParts(text).text);
    });
    expect(plain).toEqual([]);
  });

  it('have no empty text and no stray spaces', () => {
    expect(allMessages.filter(({ text }) => text === '' || text !== text.trim() || / {2}/.test(text))).toEqual([]);
  });
});

describe('keys', () => {
  it('are all used by some code', () => {
    const used = usedKeys();
    const patterns = dynamicKeys.map(patternOf);
    expect(
      keys.filter((key) => !used.has(key) && !serverKeys.includes(key) && !patterns.some((pattern) => pattern.test(key))),
    ).toEqual([]);
  });

  it('exist where the code names them in full', () => {
    const roots = new Set(keys.map((key) => key.split('.')[0]));
    const isKey = (literal: string) =>
      /^[a-z]+(\.[a-z_\d]+)+$/.test(literal) && roots.has(literal.split('.')[0]) && literal.startsWith('errors.');
    const named = messageUses.flatMap((use) => [...use.literals].filter(isKey).map((literal) => ({ path: use.path, literal })));
    expect(
      [...named, ...serverKeys.map((literal) => ({ path: 'server', literal }))].filter(({ literal }) => !english.has(literal)),
    ).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('are declared where the code builds them from a value', () => {
    expect(builtPatterns.filter(({ patterns }) => !patterns.some((pattern) => dynamicKeys.includes(pattern)))).toEqual([]);
  });

  it('are declared only so far as the code builds them', () => {
    const built = new Set(builtPatterns.flatMap(({ patterns }) => patterns));
    expect(dynamicKeys.filter((row) => !built.has(row) || !keys.some((key) => patternOf(row).test(key)))).toEqual([]);
  });
});

it('the server fills message templates with `fillTemplate` only: in the build messages are parsed and have no `replace`', () => {
  const isFilling = (source: string) => source.includes("'@/messages/") && /replace(All)?\(\/\\\{/.test(source);
  const filling = sourceFiles.filter((path) => path.startsWith('server/') && !isTest(path) && isFilling(readSource(path)));
  expect(filling).toEqual(['server/modules/auth/messenger.ts']);
});
