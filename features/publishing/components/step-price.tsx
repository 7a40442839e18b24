'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from './choice-field';
import { CommentTabs } from './comment-tabs';
import { ContactFields } from './contact-fields';
import { useForm } from './form-context';
import { PriceFields } from './price-fields';
import { StepFrame } from './step-frame';

type Props = { phones: readonly string[]; phonesPath: string };

/** What it costs, what the author says of it, whom to call, and for how long it is listed. */
export function StepPrice({ phones, phonesPath }: Props) {
  const t = useTranslations('publishing');
  const parameters = useForm((state) => state.parameters);
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
