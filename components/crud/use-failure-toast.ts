'use client';

import { useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import { useMessage } from '@/lib/i18n/use-message';

/** Shows a failure of the API as a toast. Any other error is thrown again. */
export function useFailureToast(): (error: unknown) => void {
  const say = useMessage();
  const toast = useToast();
  return (error) => {
    if (!(error instanceof ApiFailure)) throw error;
    toast.error(say(error.message));
  };
}
