'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { EstimateErrors } from '../../domain/field-errors';
import { useEstimate } from '../../stores/estimate-context';
import { useMoney } from '../use-formatters';
import { useEstimateTexts, useRemainingErrors } from './use-estimate-form';

type Props = {
  formId: string;
  /** A back button, where there is one. */
  back?: ReactNode;
};

/** More names would need their own text. */
const namedMax = 3;

/** Which fields are left, or the automatic estimate; and the submit button, disabled until the form is valid. */
export function SubmitRow({ formId, back }: Props) {
  const t = useTranslations('ai.form');
  const { money } = useMoney();
  const { label } = useEstimateTexts();
  const names = Object.keys(useRemainingErrors()) as (keyof EstimateErrors)[];
  const errorCount = names.length;
  const fields = `${names.slice(0, namedMax).map(label).join(', ')}${errorCount > namedMax ? '…' : ''}`;
  const isEstimating = useEstimate((state) => state.isEstimating);
  const preview = useEstimate((state) => state.preview);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <p
        role="status"
        className="type-sm min-w-0 text-ink-2 tabular-nums max-md:basis-full max-md:text-center md:order-1 md:ml-auto"
      >
        {errorCount > 0 ? t('fields_left', { count: errorCount, fields }) : null}
        {errorCount === 0 && preview ? t('preview', { price: money(preview.total_price) }) : null}
      </p>
      {back}
      <Button
        type="submit"
        form={formId}
        disabled={errorCount > 0}
        isLoading={isEstimating}
        loadingText={t('sending')}
        className="max-md:flex-1 md:order-2"
      >
        {t('submit')}
      </Button>
    </div>
  );
}
