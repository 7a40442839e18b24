'use client';

import { useState } from 'react';
import { useModal } from '@/lib/stores/modal-store';
import { useFailureToast } from './use-failure-toast';

/**
 * Asks before something is removed, removes it, and says that it was done.
 * @param remove does it; what it throws is told
 */
export function useDeleteConfirmation<Item>(remove: (item: Item) => Promise<void>) {
  const [item, setItem] = useState<Item | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { open, close } = useModal();
  const tell = useFailureToast();
  const run = async (chosen: Item): Promise<void> => {
    setIsBusy(true);
    try {
      await remove(chosen);
      close('delete-confirmation');
      open('delete-success');
    } catch (error) {
      close('delete-confirmation');
      tell(error);
    } finally {
      setIsBusy(false);
    }
  };
  const ask = (chosen: Item): void => {
    setItem(chosen);
    open('delete-confirmation', () => void run(chosen));
  };
  return { item, isBusy, ask };
}
