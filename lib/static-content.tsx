import { useLocale } from 'next-intl';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { resolveComponents } from './resolve-components';
import { StaticHtml } from './static-html';

type Entry = NonNullable<typeof globalThis.__entry>;
type Writer = NonNullable<Entry['staticParts']>;
/** An element and its content as HTML; content is null for nodes that are not elements. */
type Written = { element: ReactNode; content: ReturnType<Writer['write']> | null };

function writePart(element: ReactNode, { write }: Writer): Written {
  if (!isValidElement<{ children?: ReactNode }>(element) || typeof element.type !== 'string') return { element, content: null };
  return { element, content: write(createElement(Fragment, null, ...[element.props.children].flat())) };
}

/** The element for React: with its HTML, or with the name of the part when the entry server inserts the HTML. */
function partOf({ element, content }: Written, parts: Map<string, Buffer> | undefined): ReactNode {
  if (!content || !isValidElement<{ children?: ReactNode }>(element)) return element;
  const { id: part, bytes } = content;
  const { children, ...attributes } = element.props;
  parts?.set(part, bytes);
  return createElement(StaticHtml, {
    ...attributes,
    tag: element.type as 'div',
    part,
    html: parts ? undefined : bytes.toString(),
  });
}

/** Rendered parts by source object, then by name and language. */
const known = new WeakMap<object, Map<string, Written>>();

interface StaticContentProps {
  /** Source object. A part that depends on it alone, and on nothing of the visitor, is rendered once. */
  of?: object | null;
  /** Identifies the part among those of the same source. */
  name?: string;
  /** An element of HTML, or one component that returns one. It must not contain client components. */
  children: ReactElement;
}

function writtenOf({ of, name = '', children }: StaticContentProps, locale: string, writer: Writer): Written {
  if (!of || !writer.isKept) return writePart(resolveComponents(children, 'rejected'), writer);
  const written = known.get(of) ?? new Map<string, Written>();
  known.set(of, written);
  const key = `${name} ${locale}`;
  const part = written.get(key) ?? writePart(resolveComponents(children, 'rejected'), writer);
  written.set(key, part);
  return part;
}

/** Renders a static part, see `StaticContent`. */
export function useStaticContent(props: StaticContentProps): ReactNode {
  const locale = useLocale();
  const entry = globalThis.__entry;
  const writer = entry?.staticParts;
  // Browsers and component tests have no entry server.
  if (!writer) return props.children;
  return partOf(writtenOf(props, locale, writer), entry.scope.getStore()?.parts);
}

/**
 * Renders a static part for a component that places it itself with `StaticHtml`.
 * @returns the name of the part; null where no document is rendered: for a request of the router, and in a browser
 */
export function useDocumentPart(props: StaticContentProps): string | null {
  const locale = useLocale();
  const entry = globalThis.__entry;
  const [writer, parts] = [entry?.staticParts, entry?.scope.getStore()?.parts];
  if (!writer || !parts) return null;
  const { content } = writtenOf(props, locale, writer);
  if (!content) return null;
  parts.set(content.id, content.bytes);
  return content.id;
}

/**
 * A part of a page in which only links react to the visitor. Its content is rendered to an HTML string: otherwise React serialises each element
 * in addition to the HTML, parses that on the server and again in the browser, and compares it there with the page.
 */
export const StaticContent = (props: StaticContentProps): ReactNode => useStaticContent(props);
