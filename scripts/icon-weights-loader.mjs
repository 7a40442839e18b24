import { basename } from 'node:path';

// Every icon of Phosphor carries six weights; the site draws two, a few icons in a third, and what it never draws must not reach a visitor.
const unused = ['duotone', 'light', 'thin'];
/** Icons that are drawn bold; tests/architecture/icons.test.ts holds the list to the sources. */
export const boldIcons = ['CaretDown', 'Check', 'DotsThree', 'MagnifyingGlass', 'Minus', 'Plus'];

/**
 * Takes the unused weights out of one file of @phosphor-icons/react/dist/defs; a file of another shape fails the build. The list comes as
 * an option, for the build's cache knows what a loader wrote by its options and not by its code.
 */
export default function keepUsedWeights(source) {
  const [head, ...entries] = source.split(/^ {2}\[\n(?= {4}"[a-z]+",$)/m);
  const tail = entries.at(-1)?.match(/\n\]\);[\s\S]*$/)?.[0];
  if (entries.length !== 6 || tail === undefined) throw new Error('The icon has another shape than six weights.');
  const dropped = this.getOptions().boldIcons.includes(basename(this.resourcePath, '.es.js')) ? unused : [...unused, 'bold'];
  const kept = entries
    .map((entry) => entry.replace(tail, '').replace(/,?\n?$/, ''))
    .filter((entry) => !dropped.some((weight) => entry.startsWith(`    "${weight}",`)));
  return `${head}${kept.map((entry) => `  [\n${entry}`).join(',\n')}${tail}`;
}
