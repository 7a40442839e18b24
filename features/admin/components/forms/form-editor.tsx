'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { FormSelect } from '@/components/form/form-select';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import { formTextMax, type StaffForm } from '@/lib/contracts/forms';
import { localePath } from '@/lib/routes/locale-path';
import { useForms, useSaveForm } from '../../queries/forms';
import { AdminPage } from '../admin-page';
import { LocalisedFields } from '../localised-fields';
import { QueryStates } from '../query-states';
import { FieldEditor } from './field-editor';
import { type FormValues, formEditorSchema, toFormBody, toFormValues } from './form-editor.schema';
import { FormResponses } from './form-responses';

function EditedForm({ saved }: { saved: StaffForm | null }) {
  const t = useTranslations('admin.forms');
  const [locale, router, toast] = [useLocale(), useRouter(), useToast()];
  const form = useForm<FormValues>({ resolver: zodResolver(formEditorSchema), defaultValues: toFormValues(saved) });
  useFormDraft(form, `dynamic form ${saved?.id ?? 'new'}`);
  const { mutateAsync } = useSaveForm();
  const { submit, failure, isSending } = useFormSubmit(form, ['title', 'about', 'fields'], async (values: FormValues) => {
    const stored = await mutateAsync({ id: saved?.id ?? null, body: toFormBody(values, saved) });
    form.reset(toFormValues(stored));
    toast.success(t('saved'));
    if (!saved) router.replace(localePath(locale, `/admin/forms/${stored.id}`));
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <LocalisedFields control={form.control} name="title" label={t('name')} maxLength={formTextMax} />
        <LocalisedFields control={form.control} name="about" label={t('about')} maxLength={formTextMax} isLong />
        <FieldEditor />
        <FormSelect
          control={form.control}
          name="state"
          label={t('state')}
          options={(['open', 'closed'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <FormFailureAlert failure={failure} />
        <Button type="submit" isLoading={isSending} loadingText={t('saving')} className="self-start">
          {t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** The editor of a form with its responses. @param id null for a new one */
export function FormEditor({ id }: { id: number | null }) {
  const t = useTranslations('admin.forms');
  const query = useForms();
  const { data } = query;
  const saved = data?.find((form) => form.id === id) ?? null;
  return (
    <AdminPage view="forms">
      <QueryStates query={query} />
      {data && id !== null && !saved ? <EmptyState art="search" title={t('gone_title')} text={t('gone_text')} /> : null}
      {data && (saved || id === null) ? <EditedForm key={id} saved={saved} /> : null}
      {saved ? <FormResponses form={saved} /> : null}
    </AdminPage>
  );
}
