'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useMemo } from 'react';
import { Field, useFieldControl } from '@/components/ui/field';
import { PlacePicker } from '@/components/ui/place-picker';
import { chosenPlaces } from '@/components/ui/place-tree';
import { cn } from '@/lib/cn';
import type { City } from '@/lib/contracts/locations';
import { useMessage } from '@/lib/i18n/use-message';
import { type PlaceIds, placeIdsOf, placeTreeOf, selectionOf } from './places';

/** The button that the picker opens from, drawn as a field; the picker hands it what a trigger needs. */
function PlaceTrigger({ text, placeholder, ...props }: ComponentProps<'button'> & { text: string; placeholder: string }) {
  const { id, labelId, ...field } = useFieldControl();
  return (
    <button
      {...props}
      type="button"
      id={id}
      aria-labelledby={labelId ? `${labelId} ${id}-text` : undefined}
      aria-describedby={field['aria-describedby']}
      data-invalid={field['aria-invalid'] ? '' : undefined}
      className="field-box type-body w-full gap-2.5 px-3.5 text-left"
    >
      <MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span id={`${id}-text`} className={cn('min-w-0 flex-1 truncate', !text && 'text-ink-3')}>
        {text || placeholder}
      </span>
      <CaretDownIcon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
    </button>
  );
}

type Props = {
  label: string;
  /** Null while the gazetteer is on its way. */
  cities: readonly City[] | undefined;
  value: PlaceIds;
  onChange: (places: PlaceIds) => void;
  choice: 'one' | 'many';
  /** Key of the fault's words. */
  fault?: string | undefined;
  isRequired?: boolean;
};

/** Places from the gazetteer: one of each level, or many below one city. */
export function RecordPlaceField({ label, cities, value, onChange, choice, fault, isRequired = false }: Props) {
  const t = useTranslations('agency.place');
  const common = useTranslations('common');
  const locale = useLocale();
  const say = useMessage();
  const tree = useMemo(() => placeTreeOf(cities ?? [], locale), [cities, locale]);
  const selection = selectionOf(value);
  const chosen = chosenPlaces(tree, selection);
  const city = tree.find(({ id }) => selection[0].includes(id));
  const isCityChosen = chosen.some(({ level }) => level === 0);
  const text = [isCityChosen ? null : city?.label, ...chosen.map((place) => place.label)].filter(Boolean).join(', ');
  return (
    <Field label={label} isRequired={isRequired} error={fault === undefined ? null : say(fault)}>
      <PlacePicker
        choice={choice}
        tree={tree}
        selection={selection}
        onSelectionChange={(next) => onChange(placeIdsOf(next))}
        trigger={<PlaceTrigger text={text} placeholder={t('placeholder')} />}
        labels={{
          title: t('title'),
          levels: [t('city'), t('district'), t('urban')],
          open: (name) => t('open', { name }),
          remove: (name) => t('remove', { name }),
          clear: common('clear'),
          submit: t('choose'),
          back: common('back'),
          close: common('close'),
        }}
      />
    </Field>
  );
}
