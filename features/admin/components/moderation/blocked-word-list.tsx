'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { CrudSearch } from '@/components/crud/crud-search';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { locales } from '@/lib/contracts/locales';
import { type BlockedWord, type BlockedWordBody, blockedWordBodySchema } from '@/lib/contracts/staff/moderation';
import { formatDateTime } from '@/lib/format/date';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { useBlockedWords, useRemoveBlockedWord, useSaveBlockedWord } from '../../queries/moderation';
import { AdminList } from '../admin-list';

type DialogProps = { word: BlockedWord | null; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function WordDialog({ word, isOpen, onOpenChange }: DialogProps) {
  const [t, locale] = [useTranslations('admin.blocked_words'), useLocale()];
  const toast = useToast();
  const { mutateAsync } = useSaveBlockedWord();
  const values: BlockedWordBody = word
    ? { word: word.word, language: word.language, is_severe: word.is_severe }
    : { word: '', language: locale, is_severe: false };
  const form = useForm({ resolver: zodResolver(blockedWordBodySchema), defaultValues: values });
  return (
    <CrudDialog
      item={null}
      formName={`blocked word ${word?.id ?? 'new'}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={() => toast.success(t('saved'))}
      form={form}
      names={['word', 'language', 'is_severe']}
      save={(body) => mutateAsync({ id: word?.id ?? null, body })}
      title={t(word ? 'edit' : 'add')}
      description={t('dialog_text')}
    >
      <FormInput control={form.control} name="word" label={t('word')} hint={t('word_hint')} maxLength={60} isRequired />
      <FormSelect
        control={form.control}
        name="language"
        label={t('language')}
        isRequired
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <Checkbox {...form.register('is_severe')}>{t('is_severe')}</Checkbox>
    </CrudDialog>
  );
}

function WordRow({ word, now }: { word: BlockedWord; now: Date }) {
  const [t, locale] = [useTranslations('admin.blocked_words'), useLocale()];
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useRemoveBlockedWord();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const name = { word: word.word };
  const remove = async () => {
    await mutateAsync(word.id).then(() => toast.success(t('removed')), showFailure);
    setOpen(null);
  };
  return (
    <article className="flex flex-wrap items-center gap-3 rounded-card p-4 shadow-hairline">
      <div className="min-w-0 flex-1 max-sm:min-w-full">
        <h2 className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
          <span lang={word.language}>{word.word}</span>
          {word.is_severe ? <Tag tone="error">{t('severe')}</Tag> : null}
        </h2>
        <p className="tabular-nums type-xs text-ink-2">
          {t('added', {
            language: t(`languages.${word.language}`),
            moment: formatDateTime(new Date(word.created_at), now, locale),
            name: word.created_by?.name ?? '–',
          })}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={t('edit_named', name)} onClick={() => setOpen('edit')}>
        {t('change')}
      </Button>
      <Button variant="danger-ghost" size="sm" aria-label={t('remove_named', name)} onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      <WordDialog word={word} isOpen={open === 'edit'} onOpenChange={(isOpen) => setOpen(isOpen ? 'edit' : null)} />
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'remove' : null)}
        title={t('remove_title')}
        text={word.word}
        labels={{ cancel: t('cancel'), confirm: t('remove'), loading: t('removing') }}
        onConfirm={() => void remove()}
        isLoading={isPending}
      />
    </article>
  );
}

/** The words that send a statement to moderation. */
export function BlockedWordList() {
  const t = useTranslations('admin.blocked_words');
  const { q } = readListParams(useSearchParams());
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <AdminList
        view="blocked_words"
        useItems={useBlockedWords}
        row={(word, now) => <WordRow word={word} now={now} />}
        search={
          <div className="flex flex-wrap items-center gap-3">
            <CrudSearch q={q} hrefFor={(next) => listParamsHref({ q: next, page: 1 })} label={t('search')} />
            <Button size="md" onClick={() => setIsAdding(true)}>
              <PlusIcon weight="bold" aria-hidden="true" className="size-4.5" />
              {t('add')}
            </Button>
          </div>
        }
        empty={{ title: t('empty_title'), text: t('empty_text') }}
      />
      {isAdding ? <WordDialog word={null} isOpen onOpenChange={setIsAdding} /> : null}
    </>
  );
}
