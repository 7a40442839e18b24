'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useEstimate } from '../../stores/estimate-context';
import { useMoney } from '../use-money';
import { useFieldErrors } from './use-field-error';

type Props = {
  formId: string;
  /** The way back, where there is one. */
  back?: ReactNode;
};

/** What the form still lacks, or what it comes to so far; and the button that sends it, shut until nothing is wrong. */
export function SubmitRow({ formId, back }: Props) {
  const t = useTranslations('ai.form');
  const { money } = useMoney();
  const left = Object.keys(useFieldErrors()).length;
  const isAsking = useEstimate((state) => state.isAsking);
  const ahead = useEstimate((state) => state.preview);
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="type-sm num text-ink-2 max-md:basis-full max-md:text-center md:order-1 md:ml-auto">
        {left > 0 ? t('left', { count: left }) : ahead ? t('ahead', { price: money(ahead.total_price) }) : null}
      </p>
      {back}
      <Button
        type="submit"
        form={formId}
        disabled={left > 0}
        isLoading={isAsking}
        loadingText={t('sending')}
        className="max-md:flex-1 md:order-2"
      >
        {t('submit')}
      </Button>
    </div>
  );
}
