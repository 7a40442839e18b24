import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type StaticPart, staticPartOf } from './static-parts.ts';

/** Renders an element to HTML that React does not hydrate. */
export const renderStaticPart = (element: unknown): StaticPart => staticPartOf(renderToStaticMarkup(element as ReactElement));
