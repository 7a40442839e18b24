import { getLocale } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { SavedSearches } from '@/features/search/components/saved/saved-searches';
import { loadSavedSearches } from '@/features/search/load-saved-searches';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('saved_searches.title');

export default async function SavedSearchesPage() {
  await requireVisitor('/account/searches');
  const words = await loadSavedSearches(await getLocale());
  return (
    <PageMessages names={['crud', 'auth', 'push', 'saved_searches']}>
      <CrudToastProvider>
        <SavedSearches words={words} />
      </CrudToastProvider>
    </PageMessages>
  );
}
