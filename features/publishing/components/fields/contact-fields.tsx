'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { FieldFrame } from '@/components/listing-form/field-frame';
import { useListingField } from '@/components/listing-form/listing-form-context';
import { TextField } from '@/components/listing-form/text-fields';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { formatPhone } from '@/lib/format/phone';
import { localePath } from '@/lib/routes/locale-path';

const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^995(?=\d{9}$)/, '');

type Props = {
  /** The owner's confirmed numbers. */
  phones: readonly string[];
  /** Path of the page where numbers are confirmed, without the locale. */
  phonesPath: string;
};

/** The phone, one of the owner's confirmed numbers, and the name to ask for. */
export function ContactFields({ phones, phonesPath }: Props) {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const { value, setValue } = useListingField('phone_number');
  const chosen = phones.find((phone) => digits(phone) === digits(value)) ?? null;
  return (
    <>
      <FieldFrame
        name="phone_number"
        as="group"
        isRequired
        hint={
          <Link href={localePath(locale, phonesPath)} target="_blank" className="font-medium text-link hover:underline">
            {t('phone_add')}
          </Link>
        }
      >
        {phones.length === 0 ? (
          <InlineAlert tone="warning">{t('phone_none')}</InlineAlert>
        ) : (
          <RadioGroup
            label={t('fields.phone_number')}
            options={phones.map((phone) => ({ value: phone, label: <span className="num">{formatPhone(phone)}</span> }))}
            value={chosen}
            onValueChange={setValue}
            isInline
          />
        )}
      </FieldFrame>
      <TextField name="owner_name" maxLength={100} hint={t('hints.owner_name')} autoComplete="name" />
    </>
  );
}
