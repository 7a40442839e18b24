import { QueryClient } from '@tanstack/react-query';

const staleMs = 30_000;

/** A cache of API responses. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: 1, refetchOnWindowFocus: false } } });

/**
 * The browser's one cache, which every QueryProvider of a page hands out. The server renders each request with a cache of its own.
 * The first load of a public page must not import this module: see docs/decisions/0010.
 */
export const queryClient = createQueryClient();
