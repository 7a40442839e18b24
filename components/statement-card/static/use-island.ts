'use client';

import { type ComponentType, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { elementOf } from '@/lib/static-html';
import { useCurrency } from '@/lib/stores/currency';

/** Names of the static parts of a document that show the same in either currency. */
export type IslandParts = { gel: string; dollar: string };

interface IslandOptions<Props> {
  /** null where the element was rendered by React, in GEL. */
  parts: IslandParts | null;
  isNeeded: boolean;
  /** Loads the component that replaces the element. */
  load: () => Promise<ComponentType<Props>>;
  /** Reads the props of that component from the element; null where something else has changed it. */
  read: (element: HTMLElement) => Props | null;
}

interface Island<Props> {
  /** The part that the document contains; empty without parts. */
  part: string;
  /** Whether the element is not in the visitor's currency. */
  isInOther: boolean;
  /** For the static element. */
  ref: RefCallback<HTMLElement>;
  /** The component that replaces it; null before. */
  live: { Component: ComponentType<Props>; props: Props } | null;
  /** Replaces the element with the component, after the release of a press. */
  replace: () => Promise<void>;
}

const partIn = ({ gel, dollar }: IslandParts, currencyId: CurrencyId): string => (currencyId === currencyIds.gel ? gel : dollar);

/** The part that the server renders; null in a browser, and where the element is rendered by React. */
export function useServerPart(parts: IslandParts | null): string | null {
  const { currencyId } = useCurrency();
  return globalThis.__entry && parts ? partIn(parts, currencyId) : null;
}

/** The visitor's currency; in a page that React renders again, the one that its document has. */
function renderedCurrency(parts: IslandParts | null, currencyId: CurrencyId): CurrencyId {
  if (!parts) return currencyIds.gel;
  const isServer = globalThis.__entry !== undefined;
  if (isServer || elementOf(partIn(parts, currencyId))) return currencyId;
  return currencyId === currencyIds.gel ? currencyIds.usd : currencyIds.gel;
}

/** Detaches an element from a static one and leaves a copy, for when React renders the page again. */
export function takeElement(element: Element): Element {
  element.replaceWith(element.cloneNode(true));
  return element;
}

/** Waits while a pointer or a key presses the element: a click needs the same element from the press to the release. */
async function waitForRelease(element: Element | null): Promise<void> {
  while (element?.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * A static element that React replaces with a component on demand: when the currency is not the one it was rendered in, or when the
 * caller requests it. The code of that component is loaded then.
 */
export function useIsland<Props>({ parts, isNeeded, load, read }: IslandOptions<Props>): Island<Props> {
  const { currencyId } = useCurrency();
  const [rendered] = useState(() => renderedCurrency(parts, currencyId));
  const element = useRef<HTMLElement>(null);
  const [live, setLive] = useState<Island<Props>['live']>(null);
  const replace = async (): Promise<void> => {
    const Component = await load();
    await waitForRelease(element.current);
    const props = element.current && read(element.current);
    if (props) flushSync(() => setLive({ Component, props }));
  };
  const isInOther = currencyId !== rendered;
  const isDue = live === null && (isNeeded || isInOther);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it becomes due; nothing else that it reads changes.
  useLayoutEffect(() => {
    if (isDue) void replace();
  }, [isDue]);
  const ref: RefCallback<HTMLElement> = (box) => {
    element.current = box;
  };
  return { part: parts ? partIn(parts, rendered) : '', isInOther, ref, live, replace };
}
