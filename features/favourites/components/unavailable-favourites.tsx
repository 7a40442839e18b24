'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyArt } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { removeFavourite } from '@/lib/stores/lists/saved-statements';
import { useStatementStub } from '../queries/favourites';
import { favouriteColumns } from './favourite-skeletons';

type FavouriteNoticeProps = { title: ReactNode; text: ReactNode; actions: ReactNode };

/** Replaces a card, with the reason why there is none. */
export function FavouriteNotice({ title, text, actions }: FavouriteNoticeProps) {
  return (
    <article className="flex h-full min-h-86 flex-col items-center justify-center rounded-card bg-tuff-50 px-5 py-5 text-center shadow-hairline">
      <EmptyArt name="house" />
      <h2 className="type-ui mt-1 line-clamp-2 [overflow-wrap:anywhere]">{title}</h2>
      <p className="type-sm mt-1 text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>
    </article>
  );
}

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

/** The favourites of an account that are no longer listed, each with its state. */
export function UnavailableFavourites({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('favourites.account');
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="unavailable-favourites" className="mt-8">
      <h2 id="unavailable-favourites" className="type-h3 mb-4">
        {t('unavailable')}
      </h2>
      <ul className={favouriteColumns}>
        {ids.map((id) => (
          <li key={id} data-statement-id={id} className="min-w-0">
            <UnavailableFavourite id={id} onRemove={() => removeFavourite(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
