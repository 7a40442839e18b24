'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormTextarea } from '@/components/form/form-textarea';
import { type AdminBanner, bannerContentMax, bannerTitleMax, bannerTypes } from '@/lib/contracts/site/banners';
import { bannerPlaces } from '@/lib/contracts/site/site';
import { tbilisiDay, tbilisiDayEnd, tbilisiDayStart } from '@/lib/domain/time/tbilisi';
import { useSaveBanner } from '../../queries/banners';

const schema = z
  .object({
    title: z.string().trim().min(1, 'errors.field_required'),
    place: z.enum(bannerPlaces),
    type: z.enum(bannerTypes),
    content: z.string().trim().min(1, 'errors.field_required'),
    url: z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'errors.https_address' })]),
    state: z.enum(['active', 'off']),
    starts_at: z.string(),
    ends_at: z.string(),
  })
  .refine(({ starts_at, ends_at }) => starts_at === '' || ends_at === '' || starts_at <= ends_at, {
    path: ['ends_at'],
    message: 'errors.end_before_start',
  });
type Values = z.infer<typeof schema>;

/** A banner is shown from the start of its first day to the end of its last. */
const toBody = ({ state, url, starts_at, ends_at, ...values }: Values) => ({
  ...values,
  url: url === '' ? null : url,
  is_active: state === 'active',
  starts_at: starts_at === '' ? null : tbilisiDayStart(starts_at).toISOString(),
  ends_at: ends_at === '' ? null : tbilisiDayEnd(ends_at).toISOString(),
});

const dayOf = (moment: string | null, shiftMs = 0): string =>
  moment === null ? '' : tbilisiDay(new Date(Date.parse(moment) - shiftMs));

const toValues = (banner: AdminBanner | null): Values => ({
  title: banner?.title ?? '',
  place: banner?.place ?? 'AdoHeader',
  type: banner?.type === 'vast' ? 'vast' : 'html',
  content: banner?.content ?? '',
  url: banner?.url ?? '',
  state: banner === null || banner.is_active ? 'active' : 'off',
  starts_at: dayOf(banner?.starts_at ?? null),
  ends_at: dayOf(banner?.ends_at ?? null, 1),
});

type Props = { banner: AdminBanner | null; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDone: () => void };

/** Adds or changes a banner. */
export function BannerDialog({ banner, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.banners');
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: toValues(banner) });
  const { mutateAsync } = useSaveBanner();
  const { control } = form;
  const places = bannerPlaces.map((value) => ({ value, label: t(`places.${value}`) }));
  const types = bannerTypes.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <CrudDialog
      item={banner}
      formName="banner"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['title', 'place', 'type', 'content', 'url', 'starts_at', 'ends_at']}
      save={(values) => mutateAsync({ id: banner?.id ?? null, data: toBody(values) })}
      title={banner ? t('edit') : t('add')}
    >
      <FormInput control={control} name="title" label={t('name')} hint={t('name_hint')} maxLength={bannerTitleMax} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect control={control} name="place" label={t('place')} options={places} />
        <FormSelect control={control} name="type" label={t('type')} options={types} />
      </div>
      <FormTextarea
        control={control}
        name="content"
        label={t('content')}
        hint={t('content_hint')}
        maxLength={bannerContentMax}
        isRequired
      />
      <FormInput control={control} name="url" label={t('url')} hint={t('url_hint')} maxLength={2000} autoComplete="off" />
      <FormSelect
        control={control}
        name="state"
        label={t('is_active')}
        options={[
          { value: 'active', label: t('states.active') },
          { value: 'off', label: t('states.off') },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={control} name="starts_at" label={t('first_day')} hint={t('day_hint')} />
        <FormDate control={control} name="ends_at" label={t('last_day')} hint={t('day_hint')} />
      </div>
    </CrudDialog>
  );
}
