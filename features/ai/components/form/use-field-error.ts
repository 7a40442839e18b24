'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useCities } from '@/lib/api/cities';
import { type FieldErrors, formErrors } from '../../domain/field-errors';
import type { FieldName } from '../../domain/form-values';
import { useEstimate } from '../../stores/estimate-context';

/** Everything that keeps the form from being sent. */
export function useFieldErrors(): FieldErrors {
  const values = useEstimate((state) => state.values);
  const { data: cities } = useCities();
  return useMemo(() => formErrors(values, cities ?? []), [values, cities]);
}

/** What is wrong with a field in words, once the visitor has been in it. */
export function useFieldError(name: FieldName): string | null {
  const t = useTranslations('ai');
  const fault = useFieldErrors()[name];
  const touched = useEstimate((state) => state.touched);
  const isFilled = useEstimate(({ values }) => values[name] !== null);
  // Floors that stood well are wrong by a floor that was typed after them.
  const isTouched = touched.has(name) || (name === 'total_floors' && isFilled && touched.has('floor'));
  if (!fault || !isTouched) return null;
  if (fault.kind === 'required') return t('faults.required', { field: t(`fields.${name}`) });
  if (fault.kind === 'no_sector') return t('faults.no_sector');
  return t(`faults.${fault.kind}`, { count: fault.count });
}
