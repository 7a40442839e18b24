import { getTranslations } from 'next-intl/server';
import { CompareBar } from '@/features/compare/components/compare-bar';
import { AccountFavourites } from '@/features/favourites/components/account-favourites';
import { ShareFavourites } from '@/features/favourites/components/shared-list/share-favourites';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('favourites.title');

export default async function AccountFavouritesPage() {
  await requireVisitor('/account/favorites');
  const t = await getTranslations('favourites');
  return (
    <>
      <h1 className="mt type-h2">{t('title')}</h1>
      <p className="type-sm mt-1 mb-4 text-ink-2">{t('account.note')}</p>
      <PageMessages names={['crud', 'favourites', 'notes', 'share', 'shared_list']}>
        <ShareFavourites />
        <AccountFavourites />
        <CompareBar />
      </PageMessages>
    </>
  );
}
