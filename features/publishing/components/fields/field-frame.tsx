'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';
import type { FieldName } from '../../domain/form-values';
import { usePublishFormState } from '../form-context';
import { useFieldErrorMessage } from './field-error-message';

export type LabelledField = Exclude<FieldName, 'street_name' | 'lat' | 'lng'>;

type Props = {
  name: LabelledField;
  isRequired?: boolean;
  as?: 'control' | 'group';
  hint?: ReactNode;
  success?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A control with its name, its hint and what is wrong with it; the form finds it by the name when it brings the focus to a fault. */
export function FieldFrame({ name, isRequired = false, as = 'control', hint, success, className, children }: Props) {
  const t = useTranslations('publishing');
  const fault = usePublishFormState(({ errors }) => errors[name]);
  const words = useFieldErrorMessage();
  const label = t(`fields.${name}`);
  return (
    <div data-field={name} className={cn('scroll-mb-24', className)}>
      <Field label={label} isRequired={isRequired} as={as} hint={hint} success={success} error={words(name, fault, label)}>
        {children}
      </Field>
    </div>
  );
}
