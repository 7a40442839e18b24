'use client';

import { useTranslations } from 'next-intl';
import { DeleteConfirmation } from '@/components/crud/delete-confirmation';

type Props = {
  /** How many statements are to be deleted. */
  count: number;
  isBusy: boolean;
};

/** The two modals of a deletion, whose opener says what is deleted. */
export function DeleteStatementsDialogs({ count, isBusy }: Props) {
  const t = useTranslations('own_statements.deletion');
  return (
    <DeleteConfirmation
      isBusy={isBusy}
      labels={{
        title: count === 1 ? t('title_one') : t('title', { count }),
        text: t('text'),
        keep: t('keep'),
        confirm: t('confirm'),
        working: t('deleting'),
        done: t('done', { count }),
      }}
    />
  );
}
