type Rule = { isAllowed: boolean; path: string };

/** The rules of one crawler (RFC 9309, 2.2): those of every group that names it, else those of `*`. */
function rulesFor(text: string, crawler: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    if ((key === 'allow' || key === 'disallow') && value !== '')
      groups.at(-1)?.rules.push({ isAllowed: key === 'allow', path: value });
    if (key !== '') isNaming = key === 'user-agent';
  }
  const named = groups.filter(({ agents }) => agents.includes(crawler.toLowerCase()));
  return (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))).flatMap(({ rules }) => rules);
}

/** A rule is the beginning of a path, in which `*` is any text and `$` at the end is the path's end. */
function matches(rule: string, path: string): boolean {
  const pattern = rule
    .replace(/\$$/, '')
    .split('*')
    .map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}${rule.endsWith('$') ? '$' : ''}`).test(path);
}

/**
 * Whether a crawler may fetch an address: the longest rule counts, of equal ones the one that allows.
 * @param address absolute, or a path
 */
export function mayFetch(robots: string, address: string, crawler = 'Googlebot'): boolean {
  const { pathname, search } = new URL(address, 'https://site.example');
  const found = rulesFor(robots, crawler).filter(({ path }) => matches(path, pathname + search));
  const length = Math.max(...found.map(({ path }) => path.length));
  const longest = found.filter(({ path }) => path.length === length);
  return longest.length === 0 || longest.some(({ isAllowed }) => isAllowed);
}
