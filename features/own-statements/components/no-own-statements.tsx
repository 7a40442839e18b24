'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { type OwnListing, ownListingHref } from '../domain/listing';

/** Nothing at all yet, nothing in this state, or nothing that the search finds. */
export function NoOwnStatements({ listing, createUrl }: { listing: OwnListing; createUrl: string }) {
  const t = useTranslations('own_statements');
  if (listing.q) {
    return (
      <EmptyState
        art="search"
        title={t('empty.search_title')}
        text={t('empty.search_text')}
        actions={
          <Link href={ownListingHref({ ...listing, q: '', page: 1 })} className={buttonClasses({ variant: 'secondary' })}>
            {t('empty.search_clear')}
          </Link>
        }
      />
    );
  }
  const isAll = listing.state === null;
  return (
    <EmptyState
      art="house"
      title={t(isAll ? 'empty.title' : 'empty.state_title')}
      text={t(isAll ? 'empty.text' : 'empty.state_text')}
      actions={
        isAll ? (
          <a href={createUrl} className={buttonClasses({ variant: 'secondary' })}>
            {t('add')}
          </a>
        ) : undefined
      }
    />
  );
}
