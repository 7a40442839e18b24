import { cloneElement, createElement, Fragment, type FunctionComponent, isValidElement, type ReactNode, use } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };
type Thenable = Extract<ReactNode, Promise<unknown>>;

const clientReference = Symbol.for('react.client.reference');

const isThenable = (value: unknown): value is Thenable => typeof value === 'object' && value !== null && 'then' in value;

const isClientComponent = (type: object): boolean => '$$typeof' in type && type.$$typeof === clientReference;

/** An object that may contain nodes: props of a client component. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Resolves the nodes of a prop; everything else stays the object that it is. */
function resolveProp(value: unknown): unknown {
  if (Array.isArray(value)) {
    const resolved = value.map(resolveProp);
    return resolved.some((item, index) => item !== value[index]) ? resolved : value;
  }
  if (isThenable(value) || isValidElement(value)) return resolveComponents(value, 'preserved');
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, resolveProp(item)] as const);
  return entries.some(([name, item]) => item !== value[name]) ? Object.fromEntries(entries) : value;
}

/**
 * Calls the server components of a tree until only elements of HTML are left, and client components where those are preserved.
 * @param clientComponents `rejected` throws at a client component, which may not be called on the server
 */
export function resolveComponents(node: ReactNode, clientComponents: 'preserved' | 'rejected'): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => resolveComponents(child, clientComponents));
  if (isThenable(node)) return resolveComponents(use(node) as ReactNode, clientComponents);
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  const isPreserved = clientComponents === 'preserved' && typeof type !== 'string' && isClientComponent(type);
  if (typeof type === 'function' && !isPreserved) {
    const resolved = resolveComponents((type as FunctionComponent<Props>)(props) as ReactNode, clientComponents);
    return clientComponents === 'preserved' && key !== null ? createElement(Fragment, { key }, resolved) : resolved;
  }
  const { children: given, ...others } = props;
  const changed = clientComponents === 'preserved' ? (resolveProp(others) as Props) : undefined;
  const children = resolveComponents(given, clientComponents);
  return children === undefined
    ? cloneElement(node, changed)
    : cloneElement(node, changed, ...(Array.isArray(children) ? children : [children]));
}
