import { useState } from 'react';
import { useToast } from '@/components/ui/feedback/toast';

/** The dialogs of a row's actions, of which one is open at a time. @param doneText the toast after an action */
export function useActionDialogs<Action extends string>(doneText: (act: Action) => string) {
  const toast = useToast();
  const [openAction, setOpenAction] = useState<Action | null>(null);
  const dialogOf = (action: Action) => ({
    isOpen: openAction === action,
    onOpenChange: (isOpen: boolean) => setOpenAction(isOpen ? action : null),
    onDone: () => {
      setOpenAction(null);
      toast.success(doneText(action));
    },
  });
  return { ask: setOpenAction, dialogOf };
}
