'use client';

import { useTranslations } from 'next-intl';
import { StatementCard } from '@/components/statement-card/statement-card';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { Button } from '@/components/ui/buttons/button';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { removeFavourite } from '@/lib/stores/favourites';
import { unhideStatement, useIsHidden } from '@/lib/stores/hidden';
import { FavouriteNotice } from './favourite-notice';
import { UnavailableFavourite } from './unavailable-favourite';

/** A favourite that the visitor hid from lists as well: it keeps its place here, with the way back. */
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
  /** null: listed no more; undefined: not known yet. */
  statement: Statement | null | undefined;
  locale: 'ka' | 'en' | 'ru';
  now: Date;
  isEager: boolean;
};

/** One favourite in the box of a card, whatever became of it. */
export function FavouriteItem({ id, statement, locale, now, isEager }: Props) {
  const isHidden = useIsHidden(id);
  if (statement === undefined) return <StatementCardSkeleton />;
  if (statement === null) return <UnavailableFavourite id={id} onRemove={() => removeFavourite(id)} />;
  if (isHidden) return <HiddenFavourite id={id} title={statement.dynamic_titles[locale]} />;
  return <StatementCard statement={statement} now={now} isEager={isEager} headingLevel={2} />;
}
