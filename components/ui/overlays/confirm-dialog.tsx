'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  /** The cancel button on the left, the action on the right. */
  labels: { cancel: string; confirm: string; loading?: string };
  onConfirm: () => void;
  isLoading?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'primary';
}

/** Confirms an action that is hard to undo. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  labels,
  onConfirm,
  isLoading = false,
  tone = 'danger',
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      closeLabel={labels.cancel}
      hasCloseButton={false}
      width={360}
      bodyClassName="pt-2 pb-5"
    >
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {labels.cancel}
        </Button>
        <Button variant={tone} onClick={onConfirm} isLoading={isLoading} loadingText={labels.loading}>
          {labels.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
