'use client';

import { useRouter } from 'next/navigation';
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo, useRef, useTransition } from 'react';
import { splitLocale } from '@/lib/contracts/locales';
import { finishLoading, startLoading } from '@/lib/loading-progress';

type SearchNavigation = {
  /** Whether the requested list is still loading. */
  isPending: boolean;
  /** Opens another list; the layout does not change until it has loaded. */
  navigate: (href: string) => void;
};

const NavigationContext = createContext<SearchNavigation | null>(null);

/** Navigation between lists, for components inside SearchNavigationProvider. */
export function useSearchNavigation(): SearchNavigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useSearchNavigation needs a SearchNavigationProvider above it.');
  return navigation;
}

const isListPath = (path: string, listPath: string): boolean => path === listPath || path.startsWith(`${listPath}/`);

/** The list that a plain click on a link leads to; null for any other click. */
function listHrefOf(event: MouseEvent, listPath: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An anchor of the same page scrolls; nothing is loaded.
  if (link?.hash) return null;
  if (link?.target !== '' || link.origin !== window.location.origin) return null;
  const { locale, path } = splitLocale(link.pathname);
  return isListPath(path, listPath) && locale === splitLocale(window.location.pathname).locale
    ? link.pathname + link.search
    : null;
}

type ProviderProps = { address: string; listPath?: string; topId?: string; children: ReactNode };

/**
 * Turns plain links between lists into navigations inside the page. The links come from the server and work without scripts.
 * @param address the list on the screen; when such a navigation changes it, the page scrolls to the top of the list
 * @param listPath where the lists are, without a language
 * @param topId the element that the list begins with; without it the page's top
 */
export function SearchNavigationProvider({ address, listPath = '/s', topId, children }: ProviderProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isTopWanted = useRef(false);

  const navigation = useMemo<SearchNavigation>(
    () => ({
      isPending,
      navigate: (href) => {
        isTopWanted.current = true;
        startLoading();
        startTransition(() => router.push(href, { scroll: false }));
      },
    }),
    [isPending, router],
  );

  useEffect(() => {
    if (!isPending) finishLoading();
  }, [isPending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: A new address means that another list is on the screen; scrolling sooner would store the wrong position in the history.
  useEffect(() => {
    if (!isTopWanted.current) return;
    isTopWanted.current = false;
    const top = topId === undefined ? null : document.getElementById(topId);
    if (top) top.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [address]);

  const follow = (event: MouseEvent) => {
    const href = listHrefOf(event, listPath);
    if (href === null) return;
    event.preventDefault();
    navigation.navigate(href);
  };

  return (
    <NavigationContext value={navigation}>
      <div onClickCapture={follow}>{children}</div>
    </NavigationContext>
  );
}
