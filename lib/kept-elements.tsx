import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { resolveComponents } from './resolve-components';

type Scope = NonNullable<ReturnType<NonNullable<typeof globalThis.__entry>['scope']['getStore']>>;
type Parts = Map<string, Buffer>;
/** Elements of HTML and of client components, and the static parts that they name. */
type Kept = { elements: ReactNode; parts: Parts };

const known = new WeakMap<object, Map<string, Kept>>();

/** Static parts of what a request resolves. React calls a component again when a promise it waited for is settled. */
const resolving = new WeakMap<Scope, Map<string, Parts>>();

function entryOf<K, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, create: () => V): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

interface KeptElementsProps {
  /** Source object. What is kept depends on it alone, and on nothing of the visitor. */
  of: object;
  /** Identifies the elements among those of the same source. */
  name: string;
  children: ReactNode;
}

/**
 * A part of every guest's page, with client components in it. Its server components are called once for its source object in each language;
 * visitors with a session always get their own.
 */
export function KeptElements({ of, name, children }: KeptElementsProps): ReactNode {
  const locale = useLocale();
  const entry = globalThis.__entry;
  const scope = entry?.scope.getStore();
  if (!entry?.staticParts?.isKept || !scope?.isShared) return children;
  const key = `${name} ${locale} ${scope.parts ? 'document' : 'data'}`;
  const kept = entryOf(known, of, () => new Map<string, Kept>());
  const elements = kept.get(key) ?? resolve(entry, scope, key, children);
  kept.set(key, elements);
  for (const [id, bytes] of elements.parts) scope.parts?.set(id, bytes);
  return elements.elements;
}

function resolve(
  { scope: storage }: NonNullable<typeof globalThis.__entry>,
  scope: Scope,
  key: string,
  children: ReactNode,
): Kept {
  const parts = entryOf(
    entryOf(resolving, scope, () => new Map<string, Parts>()),
    key,
    () => new Map<string, Buffer>(),
  );
  // The same scope, except for where static parts go.
  const own = scope.parts
    ? new Proxy(scope, { get: (target, name: keyof Scope) => (name === 'parts' ? parts : target[name]) })
    : scope;
  return { elements: storage.run(own, () => resolveComponents(children, 'kept')), parts };
}
