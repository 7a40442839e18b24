'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DefinedFields } from '@/components/form/defined-fields';
import { FormFailureAlert, SubmitButton } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { callApi } from '@/lib/api/client';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { type DynamicForm as Definition, formAnsweredSchema } from '@/lib/contracts/forms';
import { definedErrors } from '@/lib/domain/form/defined-errors';

type Values = { fields: Record<string, string> };

function Done() {
  const t = useTranslations('forms');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="py-8 text-center">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="mx-auto size-14 text-vine-600" />
      <h2 ref={heading} tabIndex={-1} className="type-h2 mt-4 outline-none">
        {t('done')}
      </h2>
      <p className="type-body mt-2 text-ink-2">{t('done_text')}</p>
    </div>
  );
}

/** A form as the database defines it. What was typed stays through an error and a reload. */
export function DynamicForm({ form: { id, title, fields } }: { form: Definition }) {
  const t = useTranslations('forms');
  const locale = useLocale();
  const form = useForm<Values>({ defaultValues: { fields: Object.fromEntries(fields.map(({ name }) => [name, ''])) } });
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  useFormDraft(form, `form ${id}`);
  const names = fields.map(({ name }) => name);
  const show = (errors: readonly (readonly [string, string])[]) => {
    for (const [index, [name, key]] of errors.entries())
      form.setError(`fields.${name}`, { type: 'form', message: key }, { shouldFocus: index === 0 });
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const broken = definedErrors(fields, values.fields);
    const wrong = names.flatMap((name) => (broken[name] ? [[name, broken[name]] as const] : []));
    if (wrong.length > 0) return show(wrong);
    try {
      await callApi(formAnsweredSchema, { method: 'post', url: `/v1/forms/${id}/responses`, data: values.fields });
      form.reset();
      setIsDone(true);
    } catch (error) {
      const { fields: refused, form: whole } = toFormErrors(error, names);
      show(refused.map(({ name, key }) => [name, key] as const));
      setFailure(whole);
    }
  });
  if (isDone) return <Done />;
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} aria-label={title[locale]} className="flex flex-col gap-5">
        <DefinedFields fields={fields} />
        <FormFailureAlert failure={failure} />
        <SubmitButton isLoading={form.formState.isSubmitting} loadingText={t('sending')} className="self-start max-sm:w-full">
          {t('send')}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
