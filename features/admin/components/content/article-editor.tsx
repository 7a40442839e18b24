'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import {
  type AdminArticle,
  articleAuthorMax,
  articleCategories,
  articleStates,
  articleTitleMax,
} from '@/lib/contracts/site/content';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { useArticle, useDeleteArticle, useSaveArticle } from '../../queries/content';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { type ArticleValues, articleFormSchema, toArticleBody, toArticleValues } from './article-form.schema';
import { MarkdownEditor } from './markdown-editor';

const names = [
  'slug',
  'category',
  'picture',
  'service_key',
  'sources',
  'author',
  'state',
  'published_at',
  'titles',
  'bodies',
] as const;

function useArticleForm(article: AdminArticle | null) {
  const t = useTranslations('admin.content');
  const [locale, router, toast] = [useLocale(), useRouter(), useToast()];
  const [now] = useState(() => new Date());
  const form = useForm({ resolver: zodResolver(articleFormSchema), defaultValues: toArticleValues(article, now) });
  useFormDraft(form, article ? `article ${article.id} ${article.updated_at}` : 'article new');
  const { mutateAsync } = useSaveArticle(article);
  const sending = useFormSubmit(form, names, async (values: ArticleValues) => {
    const saved = await mutateAsync(toArticleBody(values, article));
    form.reset(toArticleValues(saved, now));
    toast.success(t('saved'));
    if (!article) router.replace(localePath(locale, `/admin/content/${saved.id}`));
  });
  return { form, ...sending };
}

/** Deletes a draft, after a confirmation. */
function DeleteDraft({ id }: { id: number }) {
  const t = useTranslations('admin.content');
  const [locale, router, toast, showFailure] = [useLocale(), useRouter(), useToast(), useFailureToast()];
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useDeleteArticle();
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        toast.success(t('deleted'));
        router.replace(localePath(locale, '/admin/content'));
      },
      onError: showFailure,
    });
  return (
    <>
      <Button variant="danger-ghost" onClick={() => setIsConfirming(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('delete_title')}
        text={t('delete_text')}
        labels={{ cancel: t('cancel'), confirm: t('delete'), loading: t('deleting') }}
        onConfirm={remove}
        isLoading={isPending}
      />
    </>
  );
}

function ArticleForm({ article }: { article: AdminArticle | null }) {
  const t = useTranslations('admin.content');
  const [categories, services] = [useTranslations('content.categories'), useTranslations('services.names')];
  const { form, submit, failure, isSending } = useArticleForm(article);
  const { control } = form;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_--spacing(75)]"
    >
      <MarkdownEditor form={form} titleMax={articleTitleMax} hasSummary />
      <div className="flex flex-col gap-4">
        <FormSelect
          control={control}
          name="state"
          label={t('state')}
          options={articleStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <FormDate control={control} name="published_at" label={t('published_at')} hint={t('published_hint')} isRequired />
        <FormInput control={control} name="slug" label={t('slug')} hint={t('slug_hint')} isRequired />
        <FormSelect
          control={control}
          name="category"
          label={t('category')}
          options={articleCategories.map((value) => ({ value, label: categories(value) }))}
        />
        <FormInput control={control} name="author" label={t('author')} hint={t('author_hint')} maxLength={articleAuthorMax} />
        <FormInput control={control} name="picture" label={t('picture')} hint={t('picture_hint')} isRequired />
        <FormSelect
          control={control}
          name="service_key"
          label={t('service')}
          options={[
            { value: '', label: t('no_service') },
            ...serviceRoutes.map(({ key }) => ({ value: key, label: services(key) })),
          ]}
        />
        <FormTextarea control={control} name="sources" label={t('sources')} hint={t('sources_hint')} rows={4} />
        <FormFailureAlert failure={failure} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isLoading={isSending} loadingText={t('saving')}>
            {t('save')}
          </Button>
          {article?.state === 'draft' ? <DeleteDraft id={article.id} /> : null}
        </div>
      </div>
    </form>
  );
}

/** The editor of an article. @param id null for a new one */
export function ArticleEditor({ id }: { id: number | null }) {
  const query = useArticle(id);
  const { data } = query;
  if (id !== null && !data) return <QueryStates query={query} />;
  return (
    <AdminPage view="content">
      <ArticleForm key={data?.updated_at ?? 'new'} article={data ?? null} />
    </AdminPage>
  );
}
