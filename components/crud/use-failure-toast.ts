'use client';

import { useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import { useMessage } from '@/lib/i18n/use-message';

/** Tells what the API refused. What is no answer of the API is thrown on. */
export function useFailureToast(): (error: unknown) => void {
  const say = useMessage();
  const toast = useToast();
  return (error) => {
    if (!(error instanceof ApiFailure)) throw error;
    toast.error(say(error.message));
  };
}
