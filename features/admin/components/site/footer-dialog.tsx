'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { perLocale } from '@/lib/contracts/locales';
import { linkAddressSchema } from '@/lib/contracts/staff/link-address';
import {
  type FooterEntryBody,
  type FooterRowName,
  type StaffFooterEntry,
  siteTitleMax,
} from '@/lib/contracts/staff/site-content';
import { useSaveFooterEntry } from '../../queries/site-content';
import { LocalisedFields } from '../localised-fields';

/** The place of a new or changed entry. */
export type FooterPlace = { row: FooterRowName; parentId: number | null; entry: StaffFooterEntry | null };

const text = z.string().trim().min(1, 'errors.field_required');
const schemaOf = ({ row, parentId }: FooterPlace) => {
  const link = row === 'social' ? z.url({ protocol: /^https$/, error: 'errors.https_address' }) : linkAddressSchema;
  return z
    .object({
      titles: z.object(perLocale(() => text)),
      url: parentId === null && row !== 'social' ? z.union([z.literal(''), link]) : link,
      count: z.enum(['shown', 'hidden']),
    })
    .refine(({ url, count }) => count === 'hidden' || url.startsWith('/s?'), {
      path: ['count'],
      message: 'errors.count_of_list',
    });
};
type Values = z.infer<ReturnType<typeof schemaOf>>;

const toBody = ({ titles, url, count }: Values, { row, parentId }: FooterPlace): FooterEntryBody => ({
  ...{ row, parent_id: parentId, titles, url: url === '' ? null : url, has_count: count === 'shown' },
});

type Props = { place: FooterPlace; title: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDone: () => void };

/** Adds or changes a group, a link with its count, or a page on a social network. */
export function FooterDialog({ place, title, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.footer');
  const { entry, row, parentId } = place;
  const form = useForm<Values>({
    resolver: zodResolver(schemaOf(place)),
    defaultValues: {
      titles: entry?.titles ?? perLocale(() => ''),
      url: entry?.url ?? '',
      count: entry?.has_count ? 'shown' : 'hidden',
    },
  });
  const { mutateAsync } = useSaveFooterEntry();
  const { control } = form;
  const hasUrl = parentId !== null || row !== 'top';
  return (
    <CrudDialog
      item={entry}
      formName={`footer ${row} ${parentId ?? 'none'} ${entry?.id ?? 'new'}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['titles.ka', 'titles.en', 'titles.ru', 'url', 'count']}
      save={(values) => mutateAsync({ id: entry?.id ?? null, body: toBody(values, place) })}
      title={title}
    >
      <LocalisedFields control={control} name="titles" label={t('name')} maxLength={siteTitleMax} className="lg:grid-cols-1" />
      {hasUrl ? <FormInput control={control} name="url" label={t('url')} hint={t('url_hint')} autoComplete="off" /> : null}
      {parentId !== null ? (
        <FormSelect
          control={control}
          name="count"
          label={t('count')}
          options={(['hidden', 'shown'] as const).map((value) => ({ value, label: t(`counts.${value}`) }))}
        />
      ) : null}
    </CrudDialog>
  );
}
