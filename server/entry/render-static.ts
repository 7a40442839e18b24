import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type StaticPart, staticPartOf } from './static-parts.ts';

/** React precedes HTML with preloads of its pictures. Those belong in the head, where the page puts them. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Renders an element to HTML that React does not hydrate. */
export const renderStaticPart = (element: unknown): StaticPart =>
  staticPartOf(renderToStaticMarkup(element as ReactElement).replace(preloads, ''));
