'use client';

import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useTranslations } from 'next-intl';
import { ActionButton } from './action-button';

export function PrintAction() {
  const t = useTranslations('statement.actions');
  return (
    <ActionButton
      look="row"
      label={t('print')}
      icon={<PrinterIcon aria-hidden="true" className="size-5" />}
      onPress={() => window.print()}
    />
  );
}
