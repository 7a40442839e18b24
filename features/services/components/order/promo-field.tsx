'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { useMessage } from '@/lib/i18n/use-message';
import type { OrderValues } from '../../domain/order-values';

const codeLengthMax = 40;

/** A promo code. Once applied, the sum shows the discount, or the field why the code is invalid. */
export function PromoField() {
  const t = useTranslations('services.order.promo');
  const translate = useMessage();
  const { control, setValue, clearErrors } = useFormContext<OrderValues>();
  const applied = useWatch({ control, name: 'promo_code' });
  const { errors } = useFormState({ control, name: 'promo_code' });
  const [typed, setTyped] = useState(applied);
  useEffect(() => setTyped(applied), [applied]);
  const apply = () => {
    clearErrors('promo_code');
    setValue('promo_code', typed.trim().toUpperCase(), { shouldDirty: true });
  };
  const key = errors.promo_code?.message;
  const isApplied = applied !== '' && key === undefined && typed.trim().toUpperCase() === applied;
  return (
    <div data-field="promo_code" className="flex items-start gap-2">
      <Field
        label={t('label')}
        error={key === undefined ? null : translate(key)}
        success={isApplied ? t('applied') : null}
        className="flex-1"
      >
        <Input
          value={typed}
          onValueChange={setTyped}
          maxLength={codeLengthMax}
          autoComplete="off"
          autoCapitalize="characters"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <Button variant="secondary" onClick={apply} disabled={typed.trim() === '' && applied === ''} className="mt-6.5">
        {t('apply')}
      </Button>
    </div>
  );
}
