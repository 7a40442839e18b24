'use client';

import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import { cn } from '@/lib/cn';
import { preload } from '@/lib/lazy-component';
import { StaticHtml } from '@/lib/static-html';
import { useIsFavourite, useIsHidden } from '@/lib/stores/lists/saved-statements';
import type { Card } from '../card';
import { cardClass } from '../card-class';
import { DomNode } from './dom-node';
import { type IslandParts, takeElement, useIsland, useServerPart } from './use-island';

const loadCard = async () => (await import('../card')).Card;
const loadCardAhead = preload(loadCard);

/** Reads a static card, see `StaticCard`. */
function readCard(box: HTMLElement) {
  const [picture, text] = ['.card-photo', '.card-text > .contents'].map((selector) => box.querySelector(selector));
  const { card } = box.querySelector<HTMLElement>('[data-card]')?.dataset ?? {};
  if (!picture || !text || card === undefined) return null;
  const props = JSON.parse(card) as Omit<Parameters<typeof Card>[0], 'picture' | 'text'>;
  return { ...props, picture: <DomNode node={takeElement(picture)} />, text: <DomNode node={takeElement(text)} /> };
}

interface Props {
  id: number;
  parts: IslandParts | null;
  /** The static card where the document has no part for it. */
  children?: ReactNode;
}

function HydratedCard({ id, parts, children }: Props) {
  const [isFavourite, isHidden] = [useIsFavourite(id), useIsHidden(id)];
  const island = useIsland({ parts, isNeeded: isFavourite || isHidden, load: loadCard, read: readCard });
  const buttons = useRef<HTMLDivElement>(null);

  const press: MouseEventHandler = async ({ target, detail }) => {
    const button = target instanceof Element ? target.closest('.card-button') : null;
    if (!button) return;
    const index = [...(button.parentElement?.children ?? [])].indexOf(button);
    const isFocused = document.activeElement === button;
    await island.replace();
    const pressed = buttons.current?.children[index];
    if (!(pressed instanceof HTMLElement)) return;
    if (isFocused) pressed.focus();
    // The statement became a favourite during the press, which was meant to make it one.
    if (pressed.ariaPressed !== button.ariaPressed) return;
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  };

  if (island.live) {
    const { Component, props } = island.live;
    return <Component {...props} buttonsRef={buttons} />;
  }
  const handlers = { onClick: press, onPointerEnter: loadCardAhead, onFocus: loadCardAhead };
  if (parts)
    return <StaticHtml tag="article" className={cardClass} hidden={isHidden} part={island.part} ref={island.ref} {...handlers} />;
  return (
    // After a client-side navigation the card is in GEL: hidden until the card in the visitor's currency is rendered.
    <div className={cn('contents', island.isInOther && 'invisible')} ref={island.ref} {...handlers}>
      {children}
    </div>
  );
}

/** A static card. React replaces it with the interactive card when a button is pressed, or when it is a favourite, hidden, or in another currency. */
export function CardIsland(props: Props) {
  const part = useServerPart(props.parts);
  return part === null ? <HydratedCard {...props} /> : <StaticHtml tag="article" className={cardClass} part={part} />;
}
