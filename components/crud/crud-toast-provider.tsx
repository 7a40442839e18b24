'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/feedback/toast';

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
