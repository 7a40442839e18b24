'use client';

import { useTranslations } from 'next-intl';
import { CardIcon } from '@/components/statement-card/card-icon';
import { ActionButton } from './action-button';

export function PrintAction() {
  const t = useTranslations('statement.actions');
  return (
    <ActionButton
      look="row"
      label={t('print')}
      icon={<CardIcon name="printer" className="size-5" />}
      onPress={() => window.print()}
    />
  );
}
