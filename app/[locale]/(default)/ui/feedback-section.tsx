'use client';

import { Button } from '@/components/ui/buttons/button';
import { ToastProvider, useToast } from '@/components/ui/feedback/toast';
import { Showcase } from './showcase';

function ToastButtons() {
  const toast = useToast();
  return (
    <Showcase title="Toasts">
      <Button variant="secondary" onClick={() => toast.success('Request sent successfully')}>
        Success
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.info('The listing is hidden', { action: { label: 'Undo', onAction: () => {} } })}
      >
        Undo
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.error('Not saved. Try again.', { action: { label: 'Again', onAction: () => {} } })}
      >
        Error
      </Button>
    </Showcase>
  );
}

export function FeedbackSection() {
  return (
    <ToastProvider regionLabel="Messages" closeLabel="Close">
      <ToastButtons />
    </ToastProvider>
  );
}
