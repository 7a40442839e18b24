import { basename } from 'node:path';

// Every icon of Phosphor carries six weights; the site draws one of most, and what it never draws must not reach a visitor.
// tests/architecture/icons.test.ts checks both lists against the sources.
/** Icons that are drawn bold. */
export const boldIcons = ['Check', 'DotsThree', 'MagnifyingGlass', 'Minus', 'Plus'];
/** Icons that are drawn filled, or might be: where a component draws one of several icons, all of its file. */
export const filledIcons = [
  'AddressBook',
  'Baby',
  'Bell',
  'BellRinging',
  'Briefcase',
  'Buildings',
  'Car',
  'ChartLineUp',
  'CheckCircle',
  'Code',
  'Elevator',
  'FileText',
  'Globe',
  'GraduationCap',
  'Handshake',
  'Heart',
  'HourglassMedium',
  'House',
  'HouseLine',
  'IdentificationCard',
  'Info',
  'Key',
  'LinkBreak',
  'ListBullets',
  'MapPin',
  'Megaphone',
  'PaperPlaneRight',
  'Percent',
  'Pill',
  'Play',
  'Ruler',
  'SealCheck',
  'ShieldCheck',
  'ShoppingCart',
  'SignOut',
  'Sparkle',
  'SquaresFour',
  'Stairs',
  'Storefront',
  'Tag',
  'ThumbsDown',
  'ThumbsUp',
  'Train',
  'Tree',
  'User',
  'UsersThree',
  'Wallet',
  'Warning',
  'WarningCircle',
];

/**
 * Removes the unused weights from one file of @phosphor-icons/react/dist/defs; a file of another shape fails the build. The lists come as
 * options, since the build caches a loader's output by its options and not by its code.
 */
export default function keepUsedWeights(source) {
  const [head, ...entries] = source.split(/^ {2}\[\n(?= {4}"[a-z]+",$)/m);
  const tail = entries.at(-1)?.match(/\n\]\);[\s\S]*$/)?.[0];
  if (entries.length !== 6 || tail === undefined) throw new Error('The icon has another shape than six weights.');
  const icon = basename(this.resourcePath, '.es.js');
  const { boldIcons, filledIcons } = this.getOptions();
  const drawn = ['regular', ...(boldIcons.includes(icon) ? ['bold'] : []), ...(filledIcons.includes(icon) ? ['fill'] : [])];
  const kept = entries
    .map((entry) => entry.replace(tail, '').replace(/,?\n?$/, ''))
    .filter((entry) => drawn.some((weight) => entry.startsWith(`    "${weight}",`)));
  return `${head}${kept.map((entry) => `  [\n${entry}`).join(',\n')}${tail}`;
}
