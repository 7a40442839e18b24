import { readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { cn } from '@/lib/cn';
import { mergeClasses } from '@/lib/merge-classes';
import { sourceFiles } from './source-files';

/** The library with its whole table, configured only with the names that our theme adds. */
const reference = extendTailwindMerge<'type'>({
  // No text is joined twice here.
  cacheSize: 0,
  extend: {
    theme: {
      text: ['micro', 'xs', 'sm', 'ui', 'base', 'h3', 'price'],
      radius: ['xs', 'badge', 'sm', 'control', 'lg', 'card', 'modal'],
      shadow: ['hairline', 'sh-1', 'sh-2', 'sh-3', 'sh-4'],
      container: ['page', 'wide', 'prose'],
      ease: ['out', 'exit'],
    },
    classGroups: {
      type: [
        { type: ['display', 'h1', 'h2', 'listing-title', 'h3', 'price-xl', 'price', 'body', 'ui', 'label', 'sm', 'xs', 'micro'] },
      ],
      z: [{ z: ['filter', 'header', 'help', 'progress', 'overlay', 'modal', 'toast', 'tooltip'] }],
    },
    conflictingClassGroups: { type: ['font-size', 'leading', 'font-weight', 'tracking'] },
  },
});

const quoted = /(['"`])((?:(?!\1)[^\\\n])*)\1/g;
const modifiers = /^(?:[\w@/*-]+(?:\[[^\]]*\]|\([^)]*\))?:|\[[^\]]*\]:)+/;

/** Whether the library takes the word for a utility: it leaves out the first of two. */
const isUtility = (word: string): boolean => reference(`${word} ${word}`) === word;

/** Values in the code that are utilities of the library as well. */
const values = ['filter'];

/** Every utility in a component, without its modifiers. */
const utilities = [
  ...new Set(
    sourceFiles
      .filter((path) => /^(app|components|features|lib)\/.*(?<!\.test)\.tsx$/.test(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(quoted)])
      .flatMap(([, , text = '']) => text.split(/\s+/))
      .map((word) => word.replace(modifiers, '').replace(/^!|!$/, ''))
      .filter((word) => word !== '' && !word.startsWith('[') && !values.includes(word)),
  ),
].filter(isUtility);

/** Whether each of the two replaces the other, as those of one group do. */
const isSameGroup = (one: string, other: string): boolean =>
  reference(`${one} ${other}`) === other && reference(`${other} ${one}`) === one;

/** One utility for each group of the library. */
const representatives: string[] = [];
for (const utility of utilities) if (!representatives.some((other) => isSameGroup(other, utility))) representatives.push(utility);

/** The same in texts of which nothing is replaced, so that one call joins a utility with many of them. */
const texts: string[] = [];
for (const representative of representatives) {
  const at = texts.findIndex((text) => reference(`${text} ${representative}`) === `${text} ${representative}`);
  if (at === -1) texts.push(representative);
  else texts[at] = `${texts[at]} ${representative}`;
}

describe('joining class names', () => {
  it('lets a later utility replace the same ones as the whole table does', () => {
    const isDiffering = (names: string): boolean => mergeClasses(names) !== reference(names);
    const differing = utilities.filter((utility) => texts.some((text) => isDiffering(`${text} ${utility}`)));
    expect(utilities.length).toBeGreaterThan(500);
    expect(texts.map((text) => mergeClasses(text))).toEqual(texts);
    expect(differing).toEqual([]);
  });

  it('distinguishes utilities with different modifiers', () => {
    expect(cn('p-2 hover:p-4', 'md:p-3', false, ['hover:p-6'])).toBe('p-2 md:p-3 hover:p-6');
    expect(cn('p-2 -m-1', 'p-4! m-2')).toBe('p-2 p-4! m-2');
    // The library misreads the slash behind a leading mark.
    expect(cn('!text-sm/6 text-ink!')).toBe('!text-sm/6 text-ink!');
  });

  it.each([
    ['hover:focus:p-2 focus:hover:p-4', 'focus:hover:p-4'],
    ['hover:[&>a]:p-2 [&>a]:hover:p-4', 'hover:[&>a]:p-2 [&>a]:hover:p-4'],
    ['focus:hover:[&>a]:p-2 hover:focus:[&>a]:p-4', 'hover:focus:[&>a]:p-4'],
    ['text-sm/6! text-ink!', 'text-sm/6! text-ink!'],
    ['bg-tuff-50/50 bg-surface/20', 'bg-surface/20'],
    ['data-[at=a/b]:p-2 data-[at=a:b]:p-2 data-[at=a:b]:p-4', 'data-[at=a/b]:p-2 data-[at=a:b]:p-4'],
    ['[mask-type:alpha] [mask-type:luminance]', '[mask-type:luminance]'],
    ['!p-2 p-4! p-6', 'p-4! p-6'],
    ['!bg-surface/20 bg-tuff-50/50!', 'bg-tuff-50/50!'],
    ['  card   p-2\n p-4 ', 'card p-4'],
    ['', ''],
  ])('reads modifiers, marks and slashes as the library does: %s', (text, joined) => {
    expect(cn(text)).toBe(joined);
    expect(reference(text)).toBe(joined);
  });
});
