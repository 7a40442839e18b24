'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { PriceFields } from '@/components/listing-form/price-fields';
import { CommentTabs } from '../fields/comment-tabs';
import { ContactFields } from '../fields/contact-fields';
import { usePublishForm } from '../form-context';
import { StepFrame } from './step-frame';

type Props = { phones: readonly string[]; phonesPath: string };

/** The price, the description, the contact, and how long it is listed. */
export function StepPrice({ phones, phonesPath }: Props) {
  const t = useTranslations('publishing');
  const { dictionaries } = usePublishForm().parameters;
  return (
    <StepFrame title={t('steps.price')} text={t('required_note')}>
      <PriceFields
        priceTypeOptions={dictionaries.price_types ?? []}
        texts={{
          inOther: (price) => t('price_other', { price }),
          rate: (rate) => t('rate', { rate }),
          gel: t('currencies.gel'),
          dollar: t('currencies.dollar'),
        }}
      />
      <CommentTabs />
      <ContactFields phones={phones} phonesPath={phonesPath} />
      <ChoiceField
        name="duration_id"
        options={dictionaries.durations ?? []}
        isRequired
        isClearable={false}
        hint={t('hints.duration')}
      />
    </StepFrame>
  );
}
