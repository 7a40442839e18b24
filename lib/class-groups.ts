export type Value = string | ((value: string) => boolean) | { [prefix: string]: Value[] };
type Groups = Record<string, Value[]>;

const any = (): boolean => true;
const isNumber = (value: string): boolean => value !== '' && !Number.isNaN(Number(value));
const isArbitraryValue = (value: string): boolean => /^\[.+\]$/.test(value);
const isArbitraryImage = (value: string): boolean =>
  /^\[(?:(?:image|url):|(?:url|image|(?:repeating-)?(?:linear|radial|conic)-gradient)\()/.test(value);
const isArbitraryShadow = (value: string): boolean => /^\[(?:inset_)?-?(?:\d+)?\.?\d+[a-z]*_/.test(value);

/** Arbitrary lengths and sizes, which only the kind of their value distinguishes from a colour. */
const isLength = (value: string): boolean =>
  /^\((?:length):/.test(value) || /^\[(?:length:|-?(?:\d+)?\.?\d+(?:%|[a-z]+)\]|0\]|(?:calc|min|max|clamp)\()/.test(value);
const width: Value[] = ['', isNumber, isLength];

/** Utilities named like their property, with any value. */
const plain = [
  'animate appearance aspect auto-cols basis break-inside col-span columns cursor delay duration ease gap gap-x gap-y',
  'grid-cols grid-flow grid-rows h inset inset-x inset-y top right bottom left leading line-clamp m mx my mt mr mb ml max-h max-w',
  'min-h min-w opacity order origin overflow-x overflow-y overscroll p px py pt pr pb pl rounded rounded-t rounded-b rounded-tl',
  'col-start row-start row-span drop-shadow float from via to underline-offset whitespace rotate scale scroll-mb scroll-mt scroll-px select',
  'size space-x space-y touch tracking translate translate-x translate-y w z',
]
  .join(' ')
  .split(' ');

const words = (text: string): Value[] => text.split(' ');

/** The utilities whose prefix is ambiguous: a colour or a width, a side or a style. */
const groups: Groups = {
  'align-items': [{ items: [any] }],
  'align-self': [{ self: [any] }],
  'justify-items': [{ 'justify-items': [any] }],
  'justify-self': [{ 'justify-self': [any] }],
  'justify-content': [{ justify: [any] }],
  'place-items': [{ 'place-items': [any] }],
  'bg-image': [{ bg: ['none', { 'linear-to': [any] }, isArbitraryImage] }],
  'bg-position': [{ bg: ['center'] }],
  'bg-repeat': [{ bg: ['no-repeat', { repeat: ['', 'x', 'y'] }] }],
  'bg-size': [{ bg: ['auto', 'cover', 'contain', { size: [any] }] }],
  'bg-color': [{ bg: [any] }],
  'border-style': [{ border: words('solid dashed dotted none') }],
  'border-w': [{ border: width }],
  'border-color': [{ border: [any] }],
  break: [{ break: ['words', 'all'] }],
  content: [{ content: [any] }],
  display: words('block inline-block inline flex inline-flex table grid inline-grid contents hidden'),
  'divide-x': [{ 'divide-x': width }],
  'divide-y': [{ 'divide-y': width }],
  'divide-color': [{ divide: [any] }],
  fill: [{ fill: [any] }],
  flex: [{ flex: ['auto', 'none', isNumber, isArbitraryValue] }],
  'flex-direction': [{ flex: words('row col row-reverse col-reverse') }],
  'flex-wrap': [{ flex: words('wrap nowrap wrap-reverse') }],
  'font-weight': [{ font: [any] }],
  'fvn-spacing': ['tabular-nums'],
  grow: [{ grow: ['', isNumber] }],
  shrink: [{ shrink: ['', isNumber] }],
  'inset-ring-w': [{ 'inset-ring': width }],
  'inset-ring-color': [{ 'inset-ring': [any] }],
  isolation: ['isolate'],
  'list-style-type': [{ list: [any] }],
  'mask-image': [{ mask: [any] }],
  'object-fit': [{ object: words('contain cover fill none scale-down') }],
  'object-position': [{ object: [any] }],
  'outline-style': [{ outline: words('none hidden solid dashed dotted double') }],
  'outline-w': [{ outline: width }],
  'outline-offset': [{ 'outline-offset': [any] }],
  'outline-color': [{ outline: [any] }],
  overflow: [{ overflow: words('auto hidden clip visible scroll') }],
  'pointer-events': [{ 'pointer-events': [any] }],
  position: words('static fixed absolute relative sticky'),
  resize: [{ resize: ['', 'none', 'x', 'y'] }],
  'ring-w': [{ ring: width }],
  'ring-color': [{ ring: [any] }],
  shadow: [{ shadow: ['', 'none', 'hairline', 'sh-1', 'sh-2', 'sh-3', 'sh-4', isArbitraryShadow] }],
  'shadow-color': [{ shadow: [any] }],
  'snap-align': [{ snap: words('start end center align-none') }],
  'snap-stop': [{ snap: ['always', 'normal'] }],
  'snap-type': [{ snap: words('none x y both') }],
  'snap-strictness': [{ snap: ['mandatory', 'proximity'] }],
  'scroll-behavior': [{ scroll: ['auto', 'smooth'] }],
  sr: ['sr-only', 'not-sr-only'],
  'table-layout': ['table-auto', 'table-fixed'],
  'text-alignment': [{ text: words('left center right justify start end') }],
  'text-decoration': ['underline', 'no-underline', 'line-through'],
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
  'font-size': [{ text: [...words('micro xs sm ui base h3 price'), isLength] }],
  'text-color': [{ text: [any] }],
  visibility: ['visible', 'invisible'],
  wrap: [{ wrap: [any] }],
  grayscale: [{ grayscale: ['', any] }],
  'container-type': ['@container'],
  transition: [{ transition: ['', any] }],
  // Sets size, line and weight at once.
  type: [{ type: words('display h1 h2 listing-title h3 price-xl price body ui label sm xs micro') }],
};

for (const side of ['t', 'r', 'b', 'l', 'x', 'y']) {
  groups[`border-w-${side}`] = [{ [`border-${side}`]: width }];
  groups[`border-color-${side}`] = [{ [`border-${side}`]: [any] }];
}

const sides = (name: string): string[] => ['x', 'y', 't', 'r', 'b', 'l'].map((side) => name + side);

/** The groups whose utilities a later utility of a group replaces as well as its own. */
const conflicts: Record<string, string[]> = {
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: sides('p'),
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: sides('m'),
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: ['rounded-t', 'rounded-b', 'rounded-tl'],
  'rounded-t': ['rounded-tl'],
  'border-w': sides('border-w-'),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  'border-color': sides('border-color-'),
  'border-color-x': ['border-color-r', 'border-color-l'],
  'border-color-y': ['border-color-t', 'border-color-b'],
  translate: ['translate-x', 'translate-y'],
  touch: [],
  type: ['font-size', 'leading', 'font-weight', 'tracking'],
};

/**
 * The utilities of the site, as joining class names needs them. The library tailwind-merge with its table of every utility weighs
 * 9 KiB in each page's first load.
 * `tests/architecture/class-names.test.ts` compares the two over all classes of the source: a utility that is missing here is named there.
 */
export const classGroups: Groups = {
  ...Object.fromEntries(plain.map((name): [string, Value[]] => [name, [{ [name]: [any] }]])),
  ...groups,
};
export const conflictingClassGroups = conflicts;
