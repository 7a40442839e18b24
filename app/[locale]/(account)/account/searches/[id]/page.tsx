import { notFound, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { openSavedSearch } from '@/features/search/load-saved-searches';
import { ApiFailure } from '@/lib/api/client';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = privateMetadata('saved_searches.title');

/** Where alerts lead: the list of a saved search, the newest first. Another's search, an unknown one and a malformed id are the same 404. */
export default async function SavedSearchPage({ params }: Props) {
  await requireVisitor('/account/searches/:id');
  const { id } = await params;
  const address = await openSavedSearch(await getLocale(), id).catch((error: unknown) => {
    if (error instanceof ApiFailure && [404, 422].includes(error.status)) notFound();
    throw error;
  });
  redirect(address);
}
