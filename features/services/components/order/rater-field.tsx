'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { useMessage } from '@/lib/i18n/use-message';
import type { OrderValues } from '../../domain/order-values';
import { useRaters } from '../../queries/order-form';

/** Chooses the appraiser; without a choice, anyone available. */
export function RaterField() {
  const t = useTranslations('services.order.rater');
  const common = useTranslations('common');
  const translate = useMessage();
  const locale = useLocale();
  const { control, setValue } = useFormContext<OrderValues>();
  const [type, raterId] = useWatch({ control, name: ['type', 'rater_id'] });
  const { errors } = useFormState({ control, name: 'rater_id' });
  const raters = useRaters(true);
  const key = errors.rater_id?.message;
  return (
    <QueryBoundary query={raters} failedText={t('failed')} retryLabel={common('retry')}>
      {(all) => (
        <Field as="group" label={t('label')} error={key === undefined ? null : translate(key)} className="mt-5">
          <RadioGroup
            look="rows"
            value={raterId}
            onValueChange={(next) => setValue('rater_id', next, { shouldDirty: true })}
            options={[
              { value: '', label: t('any'), description: t('any_text') },
              ...all
                .filter(({ rate_types }) => rate_types.includes(type))
                .map(({ id, display_names, about }) => ({
                  value: String(id),
                  label: display_names[locale],
                  description: about[locale],
                })),
            ]}
          />
        </Field>
      )}
    </QueryBoundary>
  );
}
