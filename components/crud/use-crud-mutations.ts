'use client';

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Adds an item, or changes the one with the given id; null adds. The queries below the key are then fetched again, which nobody
 * waits for.
 */
export function useSaveItem<Body, Item>(save: (id: number | null, body: Body) => Promise<Item>, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: Body }) => save(id, body),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Deletes an item. The mutation is pending until the queries below the key are fetched again; after a failure too, because an item
 * that cannot be deleted has often changed elsewhere.
 */
export function useDeleteItem(remove: (id: number) => Promise<void>, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({ mutationFn: remove, onSettled: () => client.invalidateQueries({ queryKey }) });
}
