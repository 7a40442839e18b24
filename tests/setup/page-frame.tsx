import {
  AppRouterContext,
  type AppRouterInstance,
  LayoutRouterContext,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { QueryProvider } from '@/lib/api/query-provider';
import { splitLocale } from '@/lib/contracts/locales';
import { partial } from '@/tests/factories/partial';

const noopRouter = partial<AppRouterInstance>({
  back: () => {},
  forward: () => {},
  refresh: () => {},
  push: () => {},
  replace: () => {},
  prefetch: () => {},
});

type LayoutRouter = NonNullable<ComponentProps<typeof LayoutRouterContext.Provider>['value']>;

/** The tree of segments below the layout, as the router hands it down. */
function layoutRouter(segments: readonly string[]): LayoutRouter {
  const tree = [...segments].reverse().reduce<unknown[]>((below, segment) => [segment, { children: below }], ['__PAGE__', {}]);
  // biome-ignore lint/plugin: Next has no public type for the tree of segments.
  return { parentTree: ['', { children: tree }], parentRenderTree: { data: {} } } as unknown as LayoutRouter;
}

interface PageFrameProps {
  /** Path and query as the browser shows them; they say the language too. */
  address: string;
  /** Segments of the route below the layout. */
  segments?: readonly string[];
  messages?: ComponentProps<typeof NextIntlClientProvider>['messages'];
  router?: Partial<AppRouterInstance>;
  children: ReactNode;
}

/** What the framework gives to client components on a page: the address, the language, a router that goes nowhere. */
export function PageFrame({ address, segments = [], messages = {}, router = {}, children }: PageFrameProps) {
  const url = new URL(address, 'http://localhost');
  const { locale } = splitLocale(url.pathname);
  return (
    <AppRouterContext value={{ ...noopRouter, ...router }}>
      <PathnameContext value={url.pathname}>
        <SearchParamsContext value={url.searchParams}>
          <PathParamsContext value={{ locale }}>
            <LayoutRouterContext value={layoutRouter(segments)}>
              <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Tbilisi">
                <QueryProvider>{children}</QueryProvider>
              </NextIntlClientProvider>
            </LayoutRouterContext>
          </PathParamsContext>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}
