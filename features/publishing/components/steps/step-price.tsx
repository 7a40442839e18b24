'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { FieldFrame } from '@/components/listing-form/field-frame';
import { useListingField, useListingForm } from '@/components/listing-form/listing-form-context';
import { PriceFields } from '@/components/listing-form/price-fields';
import { TextField } from '@/components/listing-form/text-fields';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Link } from '@/components/ui/navigation/link';
import { Tabs } from '@/components/ui/navigation/tabs';
import { type Locale, locales } from '@/lib/contracts/common';
import { commentLengthMax } from '@/lib/contracts/statements/own-statement-fields';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { formatNumber } from '@/lib/format/number';
import { formatPhone } from '@/lib/format/phone';
import { localePath } from '@/lib/routes/locale-path';
import { usePublishForm } from '../form-context';
import { StepFrame } from './step-frame';

const rows = 7;

const priceLabelKeys: ReadonlyMap<number | null, 'rent' | 'daily' | 'pledge'> = new Map([
  [dealTypes.rent, 'rent'],
  [dealTypes.daily, 'daily'],
  [dealTypes.pledge, 'pledge'],
]);

/** The description in three languages, each in a tab with a counter; a dot shows that a language has text. */
function CommentTabs() {
  const t = useTranslations('publishing');
  const pageLocale = useLocale();
  const { texts } = useListingForm();
  const { value, error, setValue } = useListingField('comments');
  const [shown, setShown] = useState<Locale>(pageLocale);
  const panel = (language: Locale) => {
    const label = t('comment_in', { language: t(`languages.${language}`) });
    return (
      <div data-field={language === shown ? 'comments' : undefined} className="pt-4">
        <Field
          label={label}
          hint={t('comment_count', {
            shown: formatNumber(value[language].length, pageLocale),
            max: formatNumber(commentLengthMax, pageLocale),
          })}
          error={error && texts.error('comments', error, label)}
        >
          <Textarea
            lang={language}
            rows={rows}
            maxLength={commentLengthMax}
            value={value[language]}
            onChange={(event) => setValue({ ...value, [language]: event.target.value })}
          />
        </Field>
      </div>
    );
  };
  return (
    <section aria-labelledby="comment-title">
      <h3 id="comment-title" className="type-ui font-semibold">
        {t('comment_title')}
      </h3>
      <p className="type-xs mt-0.5 text-ink-2">{t('hints.comment')}</p>
      <Tabs
        label={t('comment_title')}
        value={shown}
        onValueChange={setShown}
        items={locales.map((language) => ({
          value: language,
          label: (
            <>
              {t(`languages.${language}`)}
              {value[language].trim() === '' ? null : (
                <>
                  <span aria-hidden="true" className="size-1.5 rounded-full bg-vine-600" />
                  <span className="sr-only">{t('comment_written')}</span>
                </>
              )}
            </>
          ),
          panel: panel(language),
        }))}
      />
    </section>
  );
}

const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^995(?=\d{9}$)/, '');

type ContactFieldsProps = {
  /** The owner's confirmed numbers. */
  phones: readonly string[];
  /** Path of the page where numbers are confirmed, without the locale. */
  phonesPath: string;
};

/** The phone, one of the owner's confirmed numbers, and the contact's name. */
function ContactFields({ phones, phonesPath }: ContactFieldsProps) {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const { value, setValue } = useListingField('phone_number');
  const router = useRouter();
  const [isAdding, setIsAdding] = useState(false);
  useEffect(() => {
    // A number that was confirmed in the other window joins the choice.
    const refresh = () => isAdding && router.refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [router, isAdding]);
  const chosen = phones.find((phone) => digits(phone) === digits(value)) ?? null;
  return (
    <>
      <FieldFrame
        name="phone_number"
        as="group"
        isRequired
        hint={
          <Link
            href={localePath(locale, phonesPath)}
            target="_blank"
            onClick={() => setIsAdding(true)}
            className="font-medium text-link hover:underline"
          >
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
          label: (dealTypeId) => {
            const key = priceLabelKeys.get(dealTypeId);
            return key && t(`price_labels.${key}`);
          },
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
