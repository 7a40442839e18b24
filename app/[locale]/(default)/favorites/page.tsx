import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompareBar } from '@/features/compare/components/compare-bar';
import { Favourites } from '@/features/favourites/components/favourites';
import { GuestNotice } from '@/features/favourites/components/guest-notice';
import { currentVisitor } from '@/lib/api/visitor';
import { siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('favourites')];
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('description'),
    pathIn: (language) => localePath(language, '/favorites'),
    image: `/og/home/${locale}`,
    isIndexed: false,
  });
}

/** A guest's favourites; a signed-in visitor's are in the account. */
export default async function FavouritesPage() {
  const user = await currentVisitor().catch(() => null);
  if (user) redirect(localePath(await getLocale(), '/account/favorites'));
  const t = await getTranslations('favourites');
  return (
    // At least a screen high, so that the footer below never moves in sight when the browser's list replaces the boxes.
    <div className="container-page min-h-dvh overflow-x-clip pt-6 pb-9 lg:pt-9 lg:pb-16">
      <h1 className="mt type-h1">{t('title')}</h1>
      <GuestNotice loginUrl={siteSettings.authSiteUrl} />
      <PageMessages names={['crud', 'favourites', 'notes']}>
        <Favourites />
        <CompareBar />
      </PageMessages>
    </div>
  );
}
