import { useState } from 'react';
import { useToast } from '@/components/ui/feedback/toast';

/** The dialogs of a row's actions, of which one is open at a time. @param doneText the toast after an action */
export function useActDialogs<Act extends string>(doneText: (act: Act) => string) {
  const toast = useToast();
  const [asked, setAsked] = useState<Act | null>(null);
  const dialogOf = (act: Act) => ({
    isOpen: asked === act,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? act : null),
    onDone: () => {
      setAsked(null);
      toast.success(doneText(act));
    },
  });
  return { ask: setAsked, dialogOf };
}
