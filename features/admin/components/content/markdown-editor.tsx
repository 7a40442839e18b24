'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { Prose } from '@/components/prose/prose';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/inputs/segmented';
import { type Locale, locales } from '@/lib/contracts/locales';
import { useMessage } from '@/lib/i18n/use-message';
import { usePreview } from '../../queries/content';

/** The fields of a Markdown editor in each language. */
export type LocalisedTexts = Record<Locale, string>;
export type MarkdownValues = { titles: LocalisedTexts; bodies: LocalisedTexts };

function Preview({ markdown, language }: { markdown: string; language: Locale }) {
  const t = useTranslations('admin.content');
  const { data, isError } = usePreview(markdown, language, true);
  if (isError) return <InlineAlert tone="error">{t('preview_failed')}</InlineAlert>;
  if (!data) return <Skeleton className="h-80 rounded-card" />;
  return (
    <section aria-label={t('preview')} className="rounded-card p-5 shadow-hairline">
      <Prose content={data} />
    </section>
  );
}

type Props<Values extends FieldValues & MarkdownValues> = {
  form: UseFormReturn<Values>;
  titleMax: number;
  /** Articles have a summary as well as a title. */
  hasSummary?: boolean;
};

/** Title and text in one language at a time, with a preview. */
export function MarkdownEditor<Values extends FieldValues & MarkdownValues>({
  form,
  titleMax,
  hasSummary = false,
}: Props<Values>) {
  const [t, translate] = [useTranslations('admin.content'), useMessage()];
  const [language, setLanguage] = useState<Locale>('ka');
  const [isPreview, setPreview] = useState(false);
  const { control, formState } = form;
  const nameOf = (field: string) => `${field}.${language}` as Path<Values>;
  const markdown = String(useWatch({ control, name: nameOf('bodies') }) ?? '');
  const errorOf = (field: 'titles' | 'bodies'): string | undefined => {
    const error = formState.errors[field];
    return typeof error?.message === 'string' ? error.message : undefined;
  };
  const error = errorOf('titles') ?? errorOf('bodies');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('language')}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onValueChange={setLanguage}
        />
        <Button variant="secondary" size="md" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {t(isPreview ? 'edit' : 'preview')}
        </Button>
      </div>
      {error ? (
        <InlineAlert tone="error" isLive>
          {translate(error)}
        </InlineAlert>
      ) : null}
      {isPreview ? (
        <Preview markdown={markdown} language={language} />
      ) : (
        <div key={language} className="flex flex-col gap-4">
          <FormInput control={control} name={nameOf('titles')} label={t('title_field')} maxLength={titleMax} />
          {hasSummary ? (
            <FormTextarea control={control} name={nameOf('summaries')} label={t('summary')} rows={2} maxLength={400} />
          ) : null}
          <FormTextarea control={control} name={nameOf('bodies')} label={t('text')} hint={t('text_hint')} rows={20} />
        </div>
      )}
    </div>
  );
}
