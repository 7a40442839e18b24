'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useModal } from '@/lib/stores/modal-store';
import { useFailureToast } from './use-failure-toast';

/**
 * Asks before something is deleted, deletes it, and confirms that it is done; a failure is shown as a toast.
 * @param inputOf what the mutation takes for an item
 */
export function useDeleteConfirmation<Item, Input>(
  { mutate, isPending }: Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending'>,
  inputOf: (item: Item) => Input,
) {
  const [item, setItem] = useState<Item | null>(null);
  const { open, close } = useModal();
  const showFailure = useFailureToast();
  const requestDeletion = (chosen: Item): void => {
    setItem(chosen);
    open('delete-confirmation', () =>
      mutate(inputOf(chosen), {
        onSuccess: () => {
          close('delete-confirmation');
          open('delete-success');
        },
        onError: (error) => {
          close('delete-confirmation');
          showFailure(error);
        },
      }),
    );
  };
  return { item, isBusy: isPending, requestDeletion };
}
