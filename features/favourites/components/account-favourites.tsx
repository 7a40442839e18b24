'use client';

import { useTranslations } from 'next-intl';
import { ToastProvider } from '@/components/ui/feedback/toast';
import { AccountFavouriteList } from './account-favourite-list';

/** The signed-in visitor's favourites. A removal can be undone for a while. */
export function AccountFavourites() {
  const t = useTranslations('favourites');
  const common = useTranslations('common');
  return (
    <ToastProvider regionLabel={t('messages')} closeLabel={common('close')}>
      <AccountFavouriteList />
    </ToastProvider>
  );
}
