'use client';

import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { StaticHtml } from '@/lib/static-html';
import { useIsHidden } from '@/lib/stores/lists/saved-statements';
import { DomNode } from '../static/dom-node';
import { type IslandParts, takeElement, useIsland, useServerPart } from '../static/use-island';
import type { StripItem } from './strip-item';
import { stripItemClass } from './strip-look';

const loadItem = async () => (await import('./strip-item')).StripItem;

/** Reads a static small card, see `StripCard`. */
function readItem(item: HTMLElement) {
  const [picture, box] = item.querySelector('article')?.children ?? [];
  const text = box?.lastElementChild;
  if (!picture || !text || !(box instanceof HTMLElement) || box.dataset.card === undefined) return null;
  const props = JSON.parse(box.dataset.card) as Omit<Parameters<typeof StripItem>[0], 'picture' | 'text'>;
  return { ...props, picture: <DomNode node={takeElement(picture)} />, text: <DomNode node={takeElement(text)} /> };
}

interface Props {
  id: number;
  parts: IslandParts | null;
  /** The static card where the document has no part for it. */
  children?: ReactNode;
}

function HydratedStripCard({ id, parts, children }: Props) {
  const isHidden = useIsHidden(id);
  const island = useIsland({ parts, isNeeded: false, load: loadItem, read: readItem });
  if (isHidden) return null;
  if (island.live) {
    const { Component, props } = island.live;
    return <Component {...props} />;
  }
  if (parts) return <StaticHtml tag="li" className={stripItemClass} part={island.part} ref={island.ref} />;
  return (
    <li className={cn(stripItemClass, island.isInOther && 'invisible')} ref={island.ref}>
      {children}
    </li>
  );
}

/** A static small card. React replaces it when it is in another currency; a hidden one is not rendered. */
export function StripIsland(props: Props) {
  const part = useServerPart(props.parts);
  return part === null ? <HydratedStripCard {...props} /> : <StaticHtml tag="li" className={stripItemClass} part={part} />;
}
