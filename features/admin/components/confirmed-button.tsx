import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';

type Props = {
  /** `name` is the accessible name of the button; `title` and `text` are the question; `done` is the toast. */
  labels: { button: string; name?: string; title: string; text: string; cancel: string; pending: string; done: string };
  /** In place of `name`: the element that names the item, which is read after the button's own label in the language it is marked with. */
  thingId?: string;
  mutation: UseMutationResult<unknown, Error, number>;
  id: number;
};

/** A button with a confirmation, for removing or ending something. A failure is shown as a toast. */
export function ConfirmedButton({ labels, thingId, mutation: { mutateAsync, isPending }, id }: Props) {
  const toast = useToast();
  const showFailure = useFailureToast();
  const buttonId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const act = async () => {
    await mutateAsync(id).then(() => toast.success(labels.done), showFailure);
    setIsConfirming(false);
  };
  return (
    <>
      <Button
        id={buttonId}
        variant="danger-ghost"
        size="sm"
        aria-label={labels.name}
        aria-labelledby={thingId && `${buttonId} ${thingId}`}
        onClick={() => setIsConfirming(true)}
      >
        {labels.button}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={labels.title}
        text={labels.text}
        labels={{ cancel: labels.cancel, confirm: labels.button, loading: labels.pending }}
        onConfirm={() => void act()}
        isLoading={isPending}
      />
    </>
  );
}
