import { classGroups, conflictingClassGroups, type Value } from './class-groups';

type Test = (value: string) => boolean;

/** The group of every utility that is named whole, and the tests of those that begin with a prefix. */
const exact = new Map<string, string>();
const tests = new Map<string, [Test, string][]>();

function register(prefix: string, value: Value, group: string): void {
  const join = (rest: string): string => [prefix, rest].filter((part) => part !== '').join('-');
  if (typeof value === 'string') exact.set(join(value), group);
  else if (typeof value === 'function') tests.set(prefix, [...(tests.get(prefix) ?? []), [value, group]]);
  else for (const [name, values] of Object.entries(value)) for (const each of values) register(join(name), each, group);
}
for (const [group, values] of Object.entries(classGroups)) for (const value of values) register('', value, group);

/** What a utility sets: its group in the table, by its whole name or its longest prefix that fits. */
function findGroup(utility: string): string | undefined {
  const name = utility.replace(/^-/, '');
  const known = exact.get(name);
  if (known) return known;
  for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
    const rest = name.slice(end + 1);
    const fitting = tests.get(name.slice(0, end))?.find(([isFitting]) => isFitting(rest));
    if (fitting) return fitting[1];
  }
  const property = /^\[([^:]+):.+\]$/.exec(utility)?.[1];
  return property && `[${property}`;
}

/** `md:hover:p-4/2!` as its parts. A colon or slash in brackets belongs to a value. */
function parse(name: string): { modifiers: string[]; isImportant: boolean; utility: string; slashAt: number } {
  const modifiers: string[] = [];
  let [depth, from, slashAt] = [0, 0, -1];
  for (let at = 0; at < name.length; at += 1) {
    const sign = name[at];
    if (sign === '[' || sign === '(') depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (sign === '/') slashAt = at;
    else if (sign === ':') {
      modifiers.push(name.slice(from, at));
      from = at + 1;
    }
  }
  const marked = name.slice(from);
  const utility = marked.replace(/^!|!$/, '');
  const start = marked.startsWith('!') ? from + 1 : from;
  return { modifiers, isImportant: utility !== marked, utility, slashAt: slashAt > start ? slashAt - start : -1 };
}

/** Modifiers mean the same in any order, except those in brackets, which keep their place. */
function sorted(modifiers: readonly string[]): string[] {
  const result: string[] = [];
  let run: string[] = [];
  for (const modifier of modifiers) {
    if (modifier.startsWith('[')) {
      result.push(...run.sort(), modifier);
      run = [];
    } else run.push(modifier);
  }
  return [...result, ...run.sort()];
}

/** Of two utilities that set the same property under the same modifiers the last one stays; other class names stay as they are. */
export function mergeClasses(text: string): string {
  const replaced = new Set<string>();
  const kept: string[] = [];
  for (const name of text.trim().split(/\s+/).reverse()) {
    const { modifiers, isImportant, utility, slashAt } = parse(name);
    const plain = slashAt === -1 ? undefined : findGroup(utility.slice(0, slashAt));
    const group = plain ?? findGroup(utility);
    if (group === undefined) {
      kept.push(name);
      continue;
    }
    const under = `${sorted(modifiers).join(':')}${isImportant ? '!' : ''} `;
    if (replaced.has(under + group)) continue;
    kept.push(name);
    // A size with a slash names its line as well; ours name it in any case.
    for (const other of [group, ...(conflictingClassGroups[group] ?? [])]) replaced.add(under + other);
  }
  return kept.reverse().join(' ');
}
