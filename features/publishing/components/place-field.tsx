'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useMemo } from 'react';
import { Field, useFieldControl } from '@/components/ui/field';
import { PlacePicker } from '@/components/ui/place-picker';
import { cn } from '@/lib/cn';
import { placeOf, placesOf, placeTreeOf, selectionOf } from '../domain/place-choice';
import { useFaultWords } from './fault-words';
import { useForm, useFormTools } from './form-context';

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

/** City, district and neighbourhood, one of each; another place takes the street and the pin along. */
export function PlaceField() {
  const t = useTranslations('publishing');
  const common = useTranslations('common');
  const locale = useLocale();
  const words = useFaultWords();
  const { form } = useFormTools();
  const cities = useForm((state) => state.cities);
  const values = useForm((state) => state.values);
  const fault = useForm(({ faults }) => faults.city_id ?? faults.district_id ?? faults.urban_id);
  const tree = useMemo(() => placeTreeOf(cities, locale), [cities, locale]);
  const chosen = placesOf(values, cities).map(({ display_names }) => display_names[locale]);
  const label = t('fields.city_id');
  const asksNeighbourhood = fault?.key === 'errors.field_required' && values.city_id !== null;
  return (
    <div data-field="city_id">
      <Field
        label={label}
        isRequired
        error={asksNeighbourhood ? t('faults.urban_missing') : words('city_id', fault, label)}
        hint={t('hints.place')}
      >
        <PlacePicker
          choice="one"
          tree={tree}
          selection={selectionOf(values)}
          onSelectionChange={(selection) => {
            const place = placeOf(selection, cities);
            const isSameCity = place.city_id === values.city_id;
            const street = isSameCity ? {} : { street_id: null, street_name: '' };
            // One message stands for the three levels, so any choice takes it away.
            form.getState().change({ ...place, ...street, lat: null, lng: null });
          }}
          trigger={<PlaceTrigger text={chosen.join(', ')} placeholder={t('place_placeholder')} />}
          labels={{
            title: t('place_title'),
            levels: [t('levels.city'), t('levels.district'), t('levels.urban')],
            open: (name) => t('place_open', { name }),
            remove: (name) => t('place_remove', { name }),
            clear: common('clear'),
            submit: t('choose'),
            back: common('back'),
            close: common('close'),
          }}
        />
      </Field>
    </div>
  );
}
