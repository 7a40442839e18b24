import { QueryClient } from '@tanstack/react-query';

const staleMs = 30_000;

/** A cache of API responses. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The server calls its API in process, where a second try fails like the first.
      queries: { staleTime: staleMs, retry: typeof window === 'undefined' ? 0 : 1, refetchOnWindowFocus: false },
      // Without a connection a mutation fails at once, so that the visitor sees the error instead of waiting.
      mutations: { networkMode: 'always' },
    },
  });

/**
 * The browser's one cache, which every QueryProvider of a page hands out. The server renders each request with a cache of its own.
 * The first load of a public page must not import this module: see docs/decisions/0011.
 */
export const queryClient = createQueryClient();
