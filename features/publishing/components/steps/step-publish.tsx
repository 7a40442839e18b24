'use client';

import { useTranslations } from 'next-intl';
import { type LabelledField, useListingValues } from '@/components/listing-form/listing-form-context';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { ListingFieldName } from '@/lib/domain/statement/listing-values';
import { formErrors } from '../../domain/field-errors';
import { type StepId, stepIds, stepOf } from '../../domain/steps';
import { usePublishForm } from '../form-context';
import { Preview } from './preview';
import { StepFrame } from './step-frame';

const isLabelled = (field: ListingFieldName): field is LabelledField => !['lat', 'lng', 'street_name'].includes(field);

/** What is still missing, by step, each with a link back to it. */
function MissingFields({ onStep }: { onStep: (step: StepId) => void }) {
  const t = useTranslations('publishing');
  const { parameters, cities } = usePublishForm();
  const values = useListingValues((all) => all);
  const fields = (Object.keys(formErrors(values, parameters, cities, true)) as ListingFieldName[]).filter(isLabelled);
  const steps = stepIds.filter((step) => fields.some((field) => stepOf(field) === step));
  if (steps.length === 0) return null;
  return (
    <InlineAlert tone="warning">
      <p className="font-medium">{t('missing')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {steps.map((step) => (
          <li key={step}>
            <button
              type="button"
              onClick={() => onStep(step)}
              className="hit min-h-6 text-left font-medium underline underline-offset-2"
            >
              {t(`steps.${step}`)}
            </button>
            {': '}
            {fields
              .filter((field) => stepOf(field) === step)
              .map((field) => t(`fields.${field}`))
              .join(', ')}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** The last step: what is missing, and a preview. */
export function StepPublish({ onStep }: { onStep: (step: StepId) => void }) {
  const t = useTranslations('publishing');
  return (
    <StepFrame title={t('steps.publish')} text={t('preview.text')}>
      <MissingFields onStep={onStep} />
      <Preview />
    </StepFrame>
  );
}
