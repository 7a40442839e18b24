import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { resolveComponents } from './resolve-components';

type Scope = NonNullable<ReturnType<NonNullable<typeof globalThis.__entry>['scope']['getStore']>>;
type Parts = Map<string, Buffer>;
/** Elements of HTML and of client components, and the static parts that they name. */
type Resolved = { elements: ReactNode; parts: Parts };

const cache = new WeakMap<object, Map<string, Resolved>>();

/** Static parts of what a request resolves. React calls a component again when a promise it waited for is settled. */
const resolving = new WeakMap<Scope, Map<string, Parts>>();

function entryOf<K, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, create: () => V): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

interface CachedElementsProps {
  /** Source object. What is cached depends on it alone, and on nothing of the visitor. */
  of: object;
  /** Identifies the elements among those of the same source. */
  name: string;
  children: ReactNode;
}

/**
 * A part of every guest's page, with client components in it. Its server components are called once for its source object in each language;
 * visitors with a session always get their own.
 */
export function CachedElements({ of, name, children }: CachedElementsProps): ReactNode {
  const locale = useLocale();
  const entry = globalThis.__entry;
  const scope = entry?.scope.getStore();
  if (!entry?.staticParts?.isKept || !scope?.isShared) return children;
  const key = `${name} ${locale} ${scope.parts ? 'document' : 'data'}`;
  const cached = entryOf(cache, of, () => new Map<string, Resolved>());
  const elements = cached.get(key) ?? resolve(entry, scope, key, children);
  cached.set(key, elements);
  for (const [id, bytes] of elements.parts) scope.parts?.set(id, bytes);
  return elements.elements;
}

function resolve(
  { scope: storage }: NonNullable<typeof globalThis.__entry>,
  scope: Scope,
  key: string,
  children: ReactNode,
): Resolved {
  const parts = entryOf(
    entryOf(resolving, scope, () => new Map<string, Parts>()),
    key,
    () => new Map<string, Buffer>(),
  );
  // The same scope, except for where static parts go.
  const own = scope.parts
    ? new Proxy(scope, { get: (target, name: keyof Scope) => (name === 'parts' ? parts : target[name]) })
    : scope;
  return { elements: storage.run(own, () => resolveComponents(children, 'preserved')), parts };
}
