'use client';

import { useTranslations } from 'next-intl';
import { DeleteConfirmation } from '@/components/crud/delete-confirmation';

type Props = {
  /** How many statements are to be deleted. */
  count: number;
  isBusy: boolean;
};

/** The two modals of a deletion. */
export function DeleteStatementsDialogs({ count, isBusy }: Props) {
  const t = useTranslations('own_statements.delete_confirmation');
  return (
    <DeleteConfirmation
      isBusy={isBusy}
      labels={{
        title: count === 1 ? t('title_one') : t('title', { count }),
        text: t('text'),
        cancel: t('cancel'),
        confirm: t('confirm'),
        pending: t('pending'),
        done: t('done', { count }),
      }}
    />
  );
}
