'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useModal } from '@/lib/stores/modal-store';
import { useFailureToast } from './crud-toasts';

/**
 * Confirms a deletion, runs it and reports success; a failure is shown as a toast.
 * @param inputOf the input of the mutation for an item
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

type Props = {
  labels: { title: string; text: string; cancel: string; confirm: string; pending: string; done: string };
  isBusy: boolean;
};

/** The two modals of a deletion: the confirmation, and the notice that it is done. */
export function DeleteConfirmation({ labels, isBusy }: Props) {
  const common = useTranslations('common');
  const { current, onClick, close } = useModal();
  return (
    <>
      <ConfirmDialog
        open={current === 'delete-confirmation'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close('delete-confirmation');
        }}
        title={labels.title}
        text={labels.text}
        labels={{ cancel: labels.cancel, confirm: labels.confirm, loading: labels.pending }}
        onConfirm={() => onClick?.()}
        isLoading={isBusy}
      />
      <Dialog
        open={current === 'delete-success'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close('delete-success');
        }}
        title={labels.done}
        closeLabel={common('close')}
        hasCloseButton={false}
        width={360}
        bodyClassName="pb-5"
      >
        <CheckCircleIcon weight="fill" aria-hidden="true" className="mx-auto mb-4 size-12 text-vine-600" />
        <Button variant="secondary" isFullWidth onClick={() => close('delete-success')}>
          {common('close')}
        </Button>
      </Dialog>
    </>
  );
}
