'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/feedback/toast';

/** What stands around a page of records: the place where it tells what was done and what failed. */
export function CrudToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('crud');
  const common = useTranslations('common');
  return (
    <ToastProvider regionLabel={t('messages')} closeLabel={common('close')}>
      {children}
    </ToastProvider>
  );
}
