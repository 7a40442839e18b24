'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import { perLocale } from '@/lib/contracts/locales';
import { type AdminContentPage, articleTitleMax, type ContentPageKey } from '@/lib/contracts/site/content';
import { useContentPage, useSaveContentPage } from '../../queries/content';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { MarkdownEditor } from './markdown-editor';

const text = z.string().trim().min(1, 'errors.field_required');
const texts = z.object(perLocale(() => text));
const schema = z.object({ titles: texts, bodies: texts });
type Values = z.infer<typeof schema>;

function PageForm({ page }: { page: AdminContentPage }) {
  const t = useTranslations('admin.content');
  const toast = useToast();
  const { key, titles, bodies, updated_at } = page;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { titles, bodies } });
  useFormDraft(form, `page ${key} ${updated_at}`);
  const { mutateAsync } = useSaveContentPage(key);
  const { submit, failure, isSending } = useFormSubmit(form, ['titles', 'bodies'], async (values: Values) => {
    await mutateAsync({ ...values, edited_at: updated_at });
    form.reset(values);
    toast.success(t('saved'));
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-225 flex-col gap-4">
      <MarkdownEditor form={form} titleMax={articleTitleMax} />
      <FormFailureAlert failure={failure} />
      <Button type="submit" isLoading={isSending} loadingText={t('saving')} className="w-fit">
        {t('save')}
      </Button>
    </form>
  );
}

/** The editor of one of the site's own pages. */
export function PageEditor({ name }: { name: ContentPageKey }) {
  const query = useContentPage(name);
  const { data } = query;
  return (
    <AdminPage view="pages">
      <QueryStates query={query} />
      {data ? <PageForm key={data.updated_at} page={data} /> : null}
    </AdminPage>
  );
}
