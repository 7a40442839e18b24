import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompareBar } from '@/features/compare/components/compare-bar';
import { SharedListTitle } from '@/features/favourites/components/shared-list/shared-list-title';
import { SharedListView } from '@/features/favourites/components/shared-list/shared-list-view';
import { findSharedList } from '@/lib/api/statements/shared-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

type Props = { params: Promise<{ token: string }> };

/** Does not name the owner: link previews may be public. */
export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('shared_list')];
  const metadata = pageMetadata({
    locale,
    title: t('title'),
    description: t('description'),
    pathIn: (language) => localePath(language, '/favorites'),
    image: `/og/home/${locale}`,
    isIndexed: false,
  });
  return { ...metadata, robots: { index: false, follow: false } };
}

/** The favourites of a shared link, rendered the same for everybody; the browser then loads the visitor's own votes and notes. */
export default async function SharedListPage({ params }: Props) {
  const { token } = await params;
  const list = await findSharedList(token);
  if (list === null) notFound();
  return (
    <div className="container-page min-h-dvh overflow-x-clip pt-6 pb-9 lg:pt-9 lg:pb-16">
      <SharedListTitle participants={list.participants} />
      <PageMessages names={['notes', 'shared_list']}>
        <SharedListView token={token} initial={list} />
        <CompareBar />
      </PageMessages>
    </div>
  );
}
