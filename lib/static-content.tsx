import { useLocale } from 'next-intl';
import {
  cloneElement,
  createElement,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
} from 'react';

type Props = { children?: ReactNode } & Record<string, unknown>;

const isThenable = (node: ReactNode): node is Extract<ReactNode, Promise<unknown>> =>
  typeof node === 'object' && node !== null && 'then' in node;

/** Calls the components of a tree until only elements of HTML are left. A component of the browser fails: it may not be called here. */
function resolveComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(resolveComponents);
  if (isThenable(node)) return resolveComponents(use(node));
  if (!isValidElement<Props>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function') return resolveComponents((type as FunctionComponent<Props>)(props) as ReactNode);
  const children = resolveComponents(props.children);
  return cloneElement(node, undefined, ...(Array.isArray(children) ? children : [children]));
}

/** An element with its content as HTML. */
function writeContent(element: ReactNode, renderHtml: (node: ReactNode) => string): ReactNode {
  if (!isValidElement<Props>(element) || typeof element.type !== 'string') return element;
  const { children, ...attributes } = element.props;
  const dangerouslySetInnerHTML = { __html: renderHtml(children) };
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML });
}

/** Parts that are the same for every visitor, by name and language. */
const kept = new Map<string, { sources: readonly unknown[]; part: ReactNode }>();

interface StaticContentProps {
  /** Names a part that is the same for every visitor in a language. It is kept while each of `sources` is the same. */
  kept?: { name: string; sources: readonly unknown[] };
  /** An element of HTML, or one component that returns one. Within it nothing may be a component of the browser. */
  children: ReactElement;
}

/**
 * A part of a page in which only links react to the visitor. Its content is rendered to an HTML string: otherwise React serialises each element
 * in addition to the HTML, parses that on the server and again in the browser, and compares it there with the page.
 */
export function StaticContent({ kept: of, children }: StaticContentProps): ReactNode {
  const locale = useLocale();
  const parts = globalThis.__entry?.staticParts;
  // A test of a component has no entry.
  if (!parts) return children;
  const key = of && parts.isKept ? `${of.name} ${locale}` : undefined;
  const known = key === undefined ? undefined : kept.get(key);
  if (of && known && of.sources.every((source, index) => source === known.sources[index])) return known.part;
  const part = writeContent(resolveComponents(children), parts.renderHtml);
  if (of && key !== undefined) kept.set(key, { sources: of.sources, part });
  return part;
}
