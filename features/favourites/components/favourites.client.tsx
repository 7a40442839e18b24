'use client';

import { useTranslations } from 'next-intl';
import { ToastProvider } from '@/components/ui/feedback/toast';
import { withQueryProvider } from '@/lib/api/query-provider';
import { FavouriteList } from './favourite-list';
import { RecentlyViewed } from './recently-viewed';

/** A guest's favourites, and below them the statements opened last. */
export default withQueryProvider(function FavouritesClient() {
  const t = useTranslations('favourites');
  const common = useTranslations('common');
  return (
    <ToastProvider regionLabel={t('messages')} closeLabel={common('close')}>
      <FavouriteList />
      <RecentlyViewed className="pt-10 lg:pt-14" />
    </ToastProvider>
  );
});
