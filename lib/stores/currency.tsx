'use client';

import { useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { readCookie, writeCookie } from '@/lib/cookies';
import { type CurrencyId, currencyCookie, currencyFromAddress, currencyFromKey, currencyKeys } from '@/lib/domain/money/currency';

type CurrencyState = { currencyId: CurrencyId; choose: (currencyId: CurrencyId) => void };

const COOKIE_DAYS = 365;

function createCurrencyStore(initialId: CurrencyId) {
  return createStore<CurrencyState>()((set) => ({
    currencyId: initialId,
    choose: (currencyId) => {
      writeCookie(currencyCookie, currencyKeys[currencyId], COOKIE_DAYS);
      set({ currencyId });
    },
  }));
}

const CurrencyContext = createContext<ReturnType<typeof createCurrencyStore> | null>(null);

/**
 * Holds the currency that prices are shown in: the one that the address names, so that a shared link shows everybody the same
 * figures, else the visitor's.
 * @param initialId from the visitor's cookie, read by the server
 */
export function CurrencyProvider({ initialId, children }: { initialId: CurrencyId; children: ReactNode }) {
  const addressId = currencyFromAddress(useSearchParams());
  const [store] = useState(() => createCurrencyStore(addressId ?? initialId));
  useEffect(() => {
    // A proxy may have cached this page for a visitor with another currency.
    const key = readCookie(currencyCookie);
    if (addressId !== null) store.setState({ currencyId: addressId });
    else if (key !== undefined) store.setState({ currencyId: currencyFromKey(key) });
  }, [store, addressId]);
  return <CurrencyContext value={store}>{children}</CurrencyContext>;
}

/** The body of a page. It names the currency for the style sheet (`ByCurrency`), in the HTML of the server as well. */
export function CurrencyBody({ children }: { children: ReactNode }) {
  return <body data-currency={currencyKeys[useCurrency().currencyId]}>{children}</body>;
}

/** The currency that prices are shown in, and a function that changes it. */
export function useCurrency(): CurrencyState {
  const store = use(CurrencyContext);
  if (!store) throw new Error('useCurrency needs a CurrencyProvider above it.');
  return useStore(store);
}
