'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastProvider, useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import { useMessage } from '@/lib/i18n/use-message';

/** The toasts of a CRUD page. */
export function CrudToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('crud');
  const common = useTranslations('common');
  return (
    <ToastProvider regionLabel={t('messages')} closeLabel={common('close')}>
      {children}
    </ToastProvider>
  );
}

/** Shows a failure of the API as a toast. Any other error is thrown again. */
export function useFailureToast(): (error: unknown) => void {
  const translate = useMessage();
  const toast = useToast();
  return (error) => {
    if (!(error instanceof ApiFailure)) throw error;
    toast.error(translate(error.message));
  };
}
