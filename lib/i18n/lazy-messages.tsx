'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Locale } from '@/lib/contracts/common';
import { AddedMessages } from './added-messages';

/** Dictionaries by namespace, in the shape that the file of each language has. */
type Dictionaries = Readonly<Record<string, object>>;
type DictionaryLoader = (locale: Locale) => Promise<Dictionaries>;

/** Loads the dictionaries of a language once. */
function loadOnce(load: Readonly<Record<Locale, () => Promise<Dictionaries>>>): DictionaryLoader {
  const loaded = new Map<Locale, Promise<Dictionaries>>();
  return (locale) => {
    const messages = loaded.get(locale) ?? load[locale]();
    loaded.set(locale, messages);
    return messages;
  };
}

/**
 * Adds messages that are loaded with the code of a modal, so that pages do not carry them for the few visitors who open it. Suspends
 * until they have loaded.
 * @param load the same function each time: see `loadOnce`
 */
function LazyMessages({ load, children }: { load: DictionaryLoader; children: ReactNode }) {
  return <AddedMessages messages={use(load(useLocale()))}>{children}</AddedMessages>;
}

const loadAi = loadOnce({
  ka: async () => {
    const [ai, map] = await Promise.all([import('@/messages/ka/ai.json'), import('@/messages/ka/map.json')]);
    return { ai: ai.default, map: map.default };
  },
  en: async () => {
    const [ai, map] = await Promise.all([import('@/messages/en/ai.json'), import('@/messages/en/map.json')]);
    return { ai: ai.default, map: map.default };
  },
  ru: async () => {
    const [ai, map] = await Promise.all([import('@/messages/ru/ai.json'), import('@/messages/ru/map.json')]);
    return { ai: ai.default, map: map.default };
  },
});

/** Messages of the price estimate and of its map. */
export function AiMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadAi}>{children}</LazyMessages>;
}

const loadAuction = loadOnce({
  ka: async () => ({ auction: (await import('@/messages/ka/auction.json')).default }),
  en: async () => ({ auction: (await import('@/messages/en/auction.json')).default }),
  ru: async () => ({ auction: (await import('@/messages/ru/auction.json')).default }),
});

/** Messages of the bid form. */
export function AuctionMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadAuction}>{children}</LazyMessages>;
}

const loadCompare = loadOnce({
  ka: async () => ({ compare: (await import('@/messages/ka/compare.json')).default }),
  en: async () => ({ compare: (await import('@/messages/en/compare.json')).default }),
  ru: async () => ({ compare: (await import('@/messages/ru/compare.json')).default }),
});

/** Messages of the bar of statements that are chosen to be compared. */
export function CompareMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadCompare}>{children}</LazyMessages>;
}

const loadHelp = loadOnce({
  ka: async () => ({ help: (await import('@/messages/ka/help.json')).default }),
  en: async () => ({ help: (await import('@/messages/en/help.json')).default }),
  ru: async () => ({ help: (await import('@/messages/ru/help.json')).default }),
});

/** Messages of the help menu and of the call request. */
export function HelpMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadHelp}>{children}</LazyMessages>;
}

const loadMap = loadOnce({
  ka: async () => ({ map: (await import('@/messages/ka/map.json')).default }),
  en: async () => ({ map: (await import('@/messages/en/map.json')).default }),
  ru: async () => ({ map: (await import('@/messages/ru/map.json')).default }),
});

/** Messages of a map that is loaded when it is seen. */
export function MapMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadMap}>{children}</LazyMessages>;
}

const loadMortgage = loadOnce({
  ka: async () => {
    const [mortgage, auth] = await Promise.all([import('@/messages/ka/mortgage.json'), import('@/messages/ka/auth.json')]);
    return { mortgage: mortgage.default, auth: auth.default };
  },
  en: async () => {
    const [mortgage, auth] = await Promise.all([import('@/messages/en/mortgage.json'), import('@/messages/en/auth.json')]);
    return { mortgage: mortgage.default, auth: auth.default };
  },
  ru: async () => {
    const [mortgage, auth] = await Promise.all([import('@/messages/ru/mortgage.json'), import('@/messages/ru/auth.json')]);
    return { mortgage: mortgage.default, auth: auth.default };
  },
});

/** Messages of the mortgage, and of confirming a phone. */
export function MortgageMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadMortgage}>{children}</LazyMessages>;
}

const loadTopUp = loadOnce({
  ka: async () => {
    const [top_up, checkout] = await Promise.all([import('@/messages/ka/top_up.json'), import('@/messages/ka/checkout.json')]);
    return { top_up: top_up.default, checkout: checkout.default };
  },
  en: async () => {
    const [top_up, checkout] = await Promise.all([import('@/messages/en/top_up.json'), import('@/messages/en/checkout.json')]);
    return { top_up: top_up.default, checkout: checkout.default };
  },
  ru: async () => {
    const [top_up, checkout] = await Promise.all([import('@/messages/ru/top_up.json'), import('@/messages/ru/checkout.json')]);
    return { top_up: top_up.default, checkout: checkout.default };
  },
});

/** Messages of the balance top-up, and of paying. */
export function TopUpMessages({ children }: { children: ReactNode }) {
  return <LazyMessages load={loadTopUp}>{children}</LazyMessages>;
}
