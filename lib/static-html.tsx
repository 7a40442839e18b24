'use client';

import { type HTMLAttributes, type RefCallback, useState, useSyncExternalStore } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  /** Of a script. */
  type?: 'application/json' | 'application/ld+json';
  tag: 'article' | 'div' | 'li' | 'script' | 'template';
  ref?: RefCallback<HTMLElement>;
  /** Hash of the content. */
  part: string;
  /** HTML of the content; absent when the document contains it. */
  html?: string;
}

/** Placeholder that the entry server replaces with the content (`server/entry/insert-parts.ts`). */
const placeholderOf = (part: string): string => `<!--part ${part}-->`;

/** Elements of the document by part. Kept, as React may render a removed one again. */
const elements = new Map<string, Element>();

export function elementOf(part: string): Element | undefined {
  if (!elements.has(part))
    for (const element of document.querySelectorAll('[data-part]'))
      elements.set(element.getAttribute('data-part') ?? '', element);
  return elements.get(part);
}

const subscribe = () => () => undefined;

/** Whether React is hydrating. */
function useIsHydrating(): boolean {
  let isHydrating = false;
  const onServer = () => {
    isHydrating = true;
    return null;
  };
  useSyncExternalStore(subscribe, () => null, onServer);
  return isHydrating;
}

function Part({ tag: Tag, part, html, ...attributes }: Props) {
  const isHydrating = useIsHydrating();
  // React sets innerHTML again whenever this object changes.
  const [content] = useState(() => {
    if (html !== undefined) return { __html: html };
    const element = elementOf(part);
    return { __html: isHydrating ? '' : (element?.innerHTML ?? '') };
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it on the server.
  return <Tag {...attributes} data-part={part} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

/** An element whose content the server wrote as HTML (`lib/static-content.tsx`). */
export function StaticHtml(props: Props) {
  const { tag: Tag, part, html, ...attributes } = props;
  if (!globalThis.__entry || html !== undefined) return <Part key={part} {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment with a hash.
  return <Tag {...attributes} data-part={part} dangerouslySetInnerHTML={{ __html: placeholderOf(part) }} />;
}
