'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { type Control, useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { perLocale } from '@/lib/contracts/locales';
import { linkAddressSchema } from '@/lib/contracts/staff/link-address';
import { badgeTypes, type StaffNavEntry } from '@/lib/contracts/staff/navigation';
import { useAddNavEntry, useChangeNavEntry } from '../../queries/navigation';
import { LocalisedFields } from '../localised-fields';

const textMax = 60;
const text = z.string().trim().min(1, 'errors.field_required').max(textMax, 'errors.field_too_big');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'errors.field_invalid');
const noBadge = 'none';
const titles = z.object(perLocale(() => text));
const badge = z.object({ titles, color: colour, text_color: colour });
const anyBadge = z.object({
  titles: z.object(perLocale(() => z.string())),
  color: z.string(),
  text_color: z.string(),
});
const schemaOf = (hasUrl: boolean) => {
  const shared = { titles, place: z.string(), url: hasUrl ? linkAddressSchema : z.string() };
  return z.union([
    z.object({ ...shared, kind: z.literal(noBadge), badge: anyBadge }),
    z.object({ ...shared, kind: z.enum(badgeTypes), badge }),
  ]);
};
type Values = z.infer<ReturnType<typeof schemaOf>>;
/** The choice of the first level next to the keys of its entries. */
const topPlace = '';

const plainBadge = { titles: perLocale(() => ''), color: '#bf3469', text_color: '#ffffff' };
const emptyTitles = perLocale(() => '');
const toValues = (entry: StaffNavEntry | null): Values => {
  const shared = { titles: entry?.titles ?? emptyTitles, place: entry?.parent_key ?? topPlace, url: entry?.url ?? '' };
  if (!entry?.badge) return { ...shared, kind: noBadge, badge: plainBadge };
  const { type, ...rest } = entry.badge;
  return { ...shared, kind: type, badge: rest };
};
const toBody = ({ titles: names, kind, badge: own }: Values) => ({
  titles: names,
  badge: kind === noBadge ? null : { type: kind, ...own },
});

type Props = {
  /** Null for a new one. */
  entry: StaffNavEntry | null;
  /** The entries that a new one can be a child of. */
  parents?: readonly StaffNavEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
};

/** The badge in three languages, and its colours. */
function BadgeFields({ control }: { control: Control<Values, unknown, Values> }) {
  const t = useTranslations('admin.navigation');
  return (
    <>
      <LocalisedFields
        control={control}
        name="badge.titles"
        label={t('badge_text')}
        maxLength={textMax}
        className="lg:grid-cols-1"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput control={control} name="badge.color" label={t('color')} maxLength={7} isRequired />
        <FormInput control={control} name="badge.text_color" label={t('text_color')} maxLength={7} isRequired />
      </div>
    </>
  );
}

/** Chooses the parent of a new entry. */
function PlaceField({ control, parents }: { control: Control<Values, unknown, Values>; parents: readonly StaffNavEntry[] }) {
  const [t, locale] = [useTranslations('admin.navigation'), useLocale()];
  const lists = parents.map(({ key, titles: names }) => ({ value: key, label: t('place_in', { name: names[locale] }) }));
  return (
    <FormSelect
      control={control}
      name="place"
      label={t('place')}
      options={[{ value: topPlace, label: t('place_top') }, ...lists]}
    />
  );
}

const fieldNames = [
  ...(['titles.ka', 'titles.en', 'titles.ru', 'url', 'badge.titles.ka', 'badge.titles.en', 'badge.titles.ru'] as const),
  ...(['badge.color', 'badge.text_color'] as const),
];
/** Its address is that of the configured site, and its badge always a point. */
const isConfigured = (entry: StaffNavEntry | null): boolean => entry?.key === 'property_reformation';

function useSave(entry: StaffNavEntry | null, hasUrl: boolean) {
  const { mutateAsync: change } = useChangeNavEntry();
  const { mutateAsync: add } = useAddNavEntry();
  return (values: Values) => {
    const body = toBody(values);
    if (!entry) return add({ ...body, parent_key: values.place === topPlace ? null : values.place, url: values.url });
    return change({ key: entry.key, ...body, is_hidden: entry.is_hidden, ...(hasUrl ? { url: values.url } : {}) });
  };
}

/** Adds an entry of the navigation or changes one: its name, its address and its badge. */
export function NavEntryDialog({ entry, parents = [], isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.navigation');
  const hasUrl = entry === null || (entry.url !== null && !isConfigured(entry));
  const form = useForm<Values>({ resolver: zodResolver(schemaOf(hasUrl)), defaultValues: toValues(entry) });
  const save = useSave(entry, hasUrl);
  const { control } = form;
  const hasOwnBadge = !isConfigured(entry);
  return (
    <CrudDialog
      item={entry}
      formName={`navigation ${entry?.key ?? 'new'}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={fieldNames}
      save={save}
      title={entry ? t('change_title', { name: entry.titles.ka }) : t('add')}
    >
      {entry ? null : <PlaceField control={control} parents={parents} />}
      <LocalisedFields control={control} name="titles" label={t('name')} maxLength={textMax} className="lg:grid-cols-1" />
      {hasUrl ? (
        <FormInput control={control} name="url" label={t('url')} hint={t('url_hint')} autoComplete="off" isRequired />
      ) : null}
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
