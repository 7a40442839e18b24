/** Parameters of a route, as its page receives them. */
export type PageParams = Record<string, string | string[]>;

/** A page of the build and the parameters that its address gives it. */
export type FoundPage = { file: string; params: PageParams };

type Segment = { name: string; matches: 'literal' | 'parameter' | 'rest' | 'optional rest' };
type Route = { segments: Segment[]; file: string };

/** The framework's order: a fixed name before a parameter, and that before the rest of the address. */
const order: Segment['matches'][] = ['literal', 'parameter', 'rest', 'optional rest'];

function segmentOf(text: string): Segment {
  const [, rest, optionalRest, parameter] = /^\[\.\.\.(.+)\]$|^\[\[\.\.\.(.+)\]\]$|^\[(.+)\]$/.exec(text) ?? [];
  if (rest !== undefined) return { name: rest, matches: 'rest' };
  if (optionalRest !== undefined) return { name: optionalRest, matches: 'optional rest' };
  return parameter === undefined ? { name: text, matches: 'literal' } : { name: parameter, matches: 'parameter' };
}

/** `/[locale]/(default)/s/[[...slug]]/page` */
function routeOf(name: string, file: string): Route | null {
  const parts = name.split('/').slice(1);
  const isPlain = parts.pop() === 'page' && !parts.some((part) => /^(@|_|\(\.)/.test(part));
  return isPlain ? { segments: parts.filter((part) => !part.startsWith('(')).map(segmentOf), file } : null;
}

const rankOf = ({ segments }: Route): string => segments.map(({ matches }) => order.indexOf(matches)).join('');

function paramsOf({ segments }: Route, given: readonly string[]): PageParams | null {
  const params: PageParams = {};
  for (const [index, { name, matches }] of segments.entries()) {
    const rest = given.slice(index);
    const [first] = rest;
    if (matches === 'optional rest' && first === undefined) return params;
    if (first === undefined) return null;
    if (matches === 'optional rest' || matches === 'rest') return { ...params, [name]: rest };
    if (matches === 'parameter') params[name] = first;
    else if (first !== name) return null;
  }
  return given.length === segments.length ? params : null;
}

/**
 * Finds the page of an address among those of a build.
 * @param pages the build's modules by the names of their pages
 */
export function createPageRoutes(pages: Readonly<Record<string, string>>): (path: string) => FoundPage | null {
  const routes = Object.entries(pages).flatMap(([name, file]) => routeOf(name, file) ?? []);
  routes.sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  return (path) => {
    const given = path.split('/').filter(Boolean);
    for (const route of routes) {
      const params = paramsOf(route, given);
      if (params) return { file: route.file, params };
    }
    return null;
  };
}
