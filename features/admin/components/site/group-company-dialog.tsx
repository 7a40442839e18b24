'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { perLocale } from '@/lib/contracts/locales';
import {
  descriptionMax,
  groupCompanyBodySchema,
  logoBytesMax,
  logoTypes,
  type StaffGroupCompany,
  siteTitleMax,
} from '@/lib/contracts/staff/site-content';
import { useSaveGroupCompany } from '../../queries/site-content';
import { LocalisedFields } from '../localised-fields';

const schema = groupCompanyBodySchema.extend({
  url: z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'errors.https_address' })]),
});
type Values = z.infer<typeof schema>;
const empty = perLocale(() => '');

/** A picture as a data address. */
const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

type Props = {
  /** Null for a new one. */
  company: StaffGroupCompany | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
};

/** Adds or changes a company of the group. */
export function GroupCompanyDialog({ company, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.group_companies');
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      names: company?.names ?? empty,
      descriptions: company?.descriptions ?? empty,
      logo: company?.logo ?? '',
      url: company?.url ?? '',
    },
  });
  const { mutateAsync } = useSaveGroupCompany();
  const { control } = form;
  const upload = async ([file]: File[]) => {
    if (!file) return;
    const isTaken = (logoTypes as readonly string[]).includes(file.type) && file.size <= logoBytesMax;
    if (!isTaken) return form.setError('logo', { type: 'form', message: 'errors.logo_address' });
    form.setValue('logo', await toDataUrl(file), { shouldDirty: true, shouldValidate: true });
  };
  const logo = form.watch('logo');
  return (
    <CrudDialog
      item={company}
      formName={`group company ${company?.id ?? 'new'}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['names.ka', 'names.en', 'names.ru', 'descriptions.ka', 'descriptions.en', 'descriptions.ru', 'logo', 'url']}
      save={({ url, ...body }) => mutateAsync({ id: company?.id ?? null, body: { ...body, url: url === '' ? null : url } })}
      title={company ? company.names.ka : t('add')}
    >
      <LocalisedFields control={control} name="names" label={t('name')} maxLength={siteTitleMax} className="lg:grid-cols-1" />
      <LocalisedFields
        control={control}
        name="descriptions"
        label={t('description')}
        maxLength={descriptionMax}
        className="lg:grid-cols-1"
      />
      <FormInput control={control} name="logo" label={t('logo')} hint={t('logo_hint')} autoComplete="off" isRequired />
      {/^(\/[^/]|data:image\/)/.test(logo) ? (
        // biome-ignore lint/performance/noImgElement: a small drawing needs no other sizes.
        <img src={logo} alt="" width={48} height={48} className="size-12 rounded-sm object-contain" />
      ) : null}
      <FileDrop
        accept={logoTypes.join(',')}
        onFiles={(files) => void upload(files)}
        label={t('upload')}
        hint={t('upload_hint')}
        dropText={t('drop')}
      />
      <FormInput control={control} name="url" label={t('url')} hint={t('url_hint')} autoComplete="off" />
    </CrudDialog>
  );
}
