'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type Control, useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { locales } from '@/lib/contracts/locales';
import { badgeTypes, type NavEntryBody, type StaffNavEntry } from '@/lib/contracts/staff/navigation';
import { useChangeNavEntry } from '../../queries/navigation';

const textMax = 60;
const text = z.string().trim().min(1, 'errors.field_required').max(textMax, 'errors.field_too_big');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'errors.field_invalid');
const noBadge = 'none';
const titles = z.object({ ka: text, en: text, ru: text });
const badge = z.object({ titles, color: colour, text_color: colour });
const anyBadge = z.object({
  titles: z.object({ ka: z.string(), en: z.string(), ru: z.string() }),
  color: z.string(),
  text_color: z.string(),
});
const schema = z.union([
  z.object({ titles, kind: z.literal(noBadge), badge: anyBadge }),
  z.object({ titles, kind: z.enum(badgeTypes), badge }),
]);
type Values = z.infer<typeof schema>;

const plainBadge = { titles: { ka: '', en: '', ru: '' }, color: '#bf3469', text_color: '#ffffff' };
const toValues = ({ titles: names, badge: own }: StaffNavEntry): Values => {
  if (own === null) return { titles: names, kind: noBadge, badge: plainBadge };
  const { type, ...rest } = own;
  return { titles: names, kind: type, badge: rest };
};
const toBody = ({ titles: names, kind, badge: own }: Values, is_hidden: boolean): NavEntryBody => ({
  ...{ titles: names, is_hidden },
  badge: kind === noBadge ? null : { type: kind, ...own },
});

type Props = { entry: StaffNavEntry; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDone: () => void };

/** The badge in three languages, and its colours. */
function BadgeFields({ control }: { control: Control<Values, unknown, Values> }) {
  const t = useTranslations('admin.navigation');
  const languages = useTranslations('admin.navigation.languages');
  return (
    <>
      {locales.map((locale) => (
        <FormInput
          key={locale}
          control={control}
          name={`badge.titles.${locale}`}
          label={t('badge_in', { language: languages(locale) })}
          maxLength={textMax}
          isRequired
        />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput control={control} name="badge.color" label={t('color')} maxLength={7} isRequired />
        <FormInput control={control} name="badge.text_color" label={t('text_color')} maxLength={7} isRequired />
      </div>
    </>
  );
}

/** Renames an entry of the navigation, and gives or takes its badge. */
export function NavEntryDialog({ entry, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.navigation');
  const languages = useTranslations('admin.navigation.languages');
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: toValues(entry) });
  const { mutateAsync } = useChangeNavEntry();
  const { control } = form;
  const hasOwnBadge = entry.key !== 'property_reformation';
  return (
    <CrudDialog
      item={entry}
      formName={`navigation ${entry.key}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={[
        'titles.ka',
        'titles.en',
        'titles.ru',
        'badge.titles.ka',
        'badge.titles.en',
        'badge.titles.ru',
        'badge.color',
        'badge.text_color',
      ]}
      save={(values) => mutateAsync({ key: entry.key, ...toBody(values, entry.is_hidden) })}
      title={t('change_title', { name: entry.titles.ka })}
    >
      {locales.map((locale) => (
        <FormInput
          key={locale}
          control={control}
          name={`titles.${locale}`}
          label={t('name_in', { language: languages(locale) })}
          maxLength={textMax}
          isRequired
        />
      ))}
      {hasOwnBadge ? (
        <FormSelect
          control={control}
          name="kind"
          label={t('badge')}
          options={[noBadge, ...badgeTypes].map((kind) => ({ value: kind, label: t(`badges.${kind as typeof noBadge}`) }))}
        />
      ) : (
        <p className="type-sm text-ink-2">{t('point_always')}</p>
      )}
      {hasOwnBadge && form.watch('kind') !== noBadge ? <BadgeFields control={control} /> : null}
    </CrudDialog>
  );
}
