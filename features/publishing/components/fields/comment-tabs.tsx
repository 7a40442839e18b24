'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useListingField, useListingForm } from '@/components/listing-form/listing-form-context';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Tabs } from '@/components/ui/navigation/tabs';
import { type Locale, locales } from '@/lib/contracts/common';
import { commentLengthMax } from '@/lib/contracts/statements/own-statement-fields';
import { formatNumber } from '@/lib/format/number';

const rows = 7;

/** The description in three languages, each in a tab with its own counter; a dot marks a language with text. */
export function CommentTabs() {
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
