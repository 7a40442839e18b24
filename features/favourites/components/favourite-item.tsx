'use client';

import { useTranslations } from 'next-intl';
import { StatementCard } from '@/components/statement-card/statement-card';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { StatementNote } from '@/components/statement-note/statement-note';
import { Button } from '@/components/ui/buttons/button';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { removeFavourite, unhideStatement, useIsHidden } from '@/lib/stores/lists/saved-statements';
import { CompareToggle } from './compare-toggle';
import { FavouriteNotice, UnavailableFavourite } from './unavailable-favourites';

/** A favourite that the visitor has also hidden from lists: it keeps its place, with a button that shows it again. */
function HiddenFavourite({ id, title }: { id: number; title: string }) {
  const t = useTranslations('favourites');
  return (
    <FavouriteNotice
      title={title}
      text={t('hidden')}
      actions={
        <>
          <Button variant="secondary" size="md" aria-label={t('unhide_title', { title })} onClick={() => unhideStatement(id)}>
            {t('unhide')}
          </Button>
          <Button
            variant="ghost"
            size="md"
            aria-label={t('unavailable.remove_title', { title })}
            onClick={() => removeFavourite(id)}
          >
            {t('unavailable.remove')}
          </Button>
        </>
      }
    />
  );
}

type Props = {
  id: number;
  /** null when it is no longer listed; undefined while it is loading. */
  statement: Statement | null | undefined;
  locale: Locale;
  now: Date;
  isEager: boolean;
};

/** One favourite, in the size of a card in every state, with the visitor's note on a listed one. */
export function FavouriteItem({ id, statement, locale, now, isEager }: Props) {
  const isHidden = useIsHidden(id);
  if (statement === undefined) return <StatementCardSkeleton />;
  if (statement === null) return <UnavailableFavourite id={id} onRemove={() => removeFavourite(id)} />;
  if (isHidden) return <HiddenFavourite id={id} title={statement.dynamic_titles[locale]} />;
  const title = (statement.card_titles ?? statement.dynamic_titles)[locale];
  return (
    <div className="flex h-full flex-col gap-2">
      <div className="min-h-0 flex-1">
        <StatementCard statement={statement} now={now} isEager={isEager} headingLevel={2} />
      </div>
      <div className="flex items-start gap-2 large-text:flex-wrap">
        <div className="min-w-0 flex-1 large-text:basis-full">
          <StatementNote id={id} />
        </div>
        <CompareToggle id={id} title={title} />
      </div>
    </div>
  );
}
