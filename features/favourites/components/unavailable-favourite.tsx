'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { statementPath } from '@/lib/routes/statement-address';
import { useStatementStub } from '../queries/use-statement-stub';
import { FavouriteNotice } from './favourite-notice';

/** A favourite that is no longer listed: its state, and the button that removes it. */
export function UnavailableFavourite({ id, onRemove }: { id: number; onRemove: () => void }) {
  const t = useTranslations('favourites.unavailable');
  const locale = useLocale();
  const { data: stub, isPending, isError } = useStatementStub(id);
  if (isPending) return <StatementCardSkeleton />;
  const isKnown = stub !== undefined && typeof stub !== 'number';
  const title = isKnown ? stub.dynamic_titles[locale] : t('untitled', { id });
  // After a failure all that is known is that the statement is not listed.
  const state = isError ? 'active' : isKnown ? stub.state : stub === 410 ? 'deleted' : 'unknown';
  return (
    <FavouriteNotice
      title={title}
      text={t(state)}
      actions={
        <>
          {isKnown ? (
            <Link
              href={statementPath(locale, stub)}
              prefetch={false}
              aria-label={t('open_title', { title })}
              className={buttonClasses({ variant: 'secondary', size: 'md' })}
            >
              {t('open')}
            </Link>
          ) : null}
          <Button variant="ghost" size="md" aria-label={t('remove_title', { title })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
