'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { createQueryClient, queryClient } from './query-client';

/**
 * Lets everything below it call `useQuery` and `useMutation`. The account's layout has one; on public pages, whose first load is
 * without the library, each lazily loaded part has its own. All of them share one cache in the browser.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  // On the server a shared cache would show one visitor the data of another.
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The component with a QueryProvider around it: what a lazily loaded module of a public page exports. */
export function withQueryProvider<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithQueryProvider(props: Props) {
    return (
      <QueryProvider>
        <Component {...props} />
      </QueryProvider>
    );
  };
}
