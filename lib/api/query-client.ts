import { QueryClient } from '@tanstack/react-query';

const staleMs = 30_000;

/**
 * What this page has asked the API for. Queries name it themselves instead of taking it from a provider around every page, so the
 * library loads with the first control that asks something; a module of a page's first load must not import this one.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: staleMs, retry: 1, refetchOnWindowFocus: false } },
});
