'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '../fields/choice-field';
import { CommentTabs } from '../fields/comment-tabs';
import { ContactFields } from '../fields/contact-fields';
import { PriceFields } from '../fields/price-fields';
import { usePublishFormState } from '../form-context';
import { StepFrame } from './step-frame';

type Props = { phones: readonly string[]; phonesPath: string };

/** What it costs, what the author says of it, whom to call, and for how long it is listed. */
export function StepPrice({ phones, phonesPath }: Props) {
  const t = useTranslations('publishing');
  const parameters = usePublishFormState((state) => state.parameters);
  return (
    <StepFrame title={t('steps.price')} text={t('required_note')}>
      <PriceFields />
      <CommentTabs />
      <ContactFields phones={phones} phonesPath={phonesPath} />
      <ChoiceField
        name="duration_id"
        options={parameters.dictionaries.durations ?? []}
        isRequired
        isKept
        hint={t('hints.duration')}
      />
    </StepFrame>
  );
}
