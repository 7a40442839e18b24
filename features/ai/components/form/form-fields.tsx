'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/inputs/field';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Select } from '@/components/ui/inputs/select';
import { estimateRealEstateTypeId } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { hasBuilding } from '@/lib/domain/estimate/vocabulary';
import { asksProjectType } from '../../domain/form-values';
import { offeredOptions, offeredTypes } from '../../domain/offered-options';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';
import { BalconyFields } from './balcony-fields';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { PinField, type RenderPinMap } from './pin-field';
import { PlaceFields, StreetFields } from './place-fields';
import { useGeocoding } from './use-geocoding';

const third = 'col-span-2 md:col-span-4';
const quarter = 'col-span-1 md:col-span-3';

function TypeField({ parameters }: { parameters: FilterParameters }) {
  const t = useTranslations('ai.fields');
  const locale = useLocale();
  const store = useEstimateStore();
  const value = useEstimate(({ values }) => values.real_estate_type_id);
  const options = offeredTypes(parameters, estimateRealEstateTypeId);
  return (
    <Field label={t('real_estate_type_id')} className={third}>
      <Select
        options={options.map(({ id, display_names }) => ({ value: String(id), label: display_names[locale] }))}
        value={String(value)}
        onValueChange={(next) => store.getState().change({ real_estate_type_id: Number(next) })}
      />
    </Field>
  );
}

function ElevatorField() {
  const t = useTranslations('ai');
  const store = useEstimateStore();
  const elevator = useEstimate(({ values }) => values.additional_information.elevator);
  return (
    <Field label={t('fields.elevator')} as="group" className="col-span-2 md:col-span-6">
      <Segmented
        label={t('fields.elevator')}
        isFullWidth
        className="min-h-12"
        value={String(elevator)}
        onValueChange={(next) => store.getState().change({ additional_information: { elevator: next === '1' ? 1 : 0 } })}
        options={[
          { value: '1', label: t('elevator.yes') },
          { value: '0', label: t('elevator.no') },
        ]}
      />
    </Field>
  );
}

type Props = { cities: readonly City[]; parameters: FilterParameters; renderMap: RenderPinMap };

/** Everything that the model wants to know of an apartment. */
export function FormFields({ cities, parameters, renderMap }: Props) {
  const locale = useLocale();
  const values = useEstimate((state) => state.values);
  const locating = useGeocoding();
  const city = cities.find(({ id }) => id === values.city_id);
  const offered = (dictionary: string) => offeredOptions(parameters, dictionary, values.real_estate_type_id);
  return (
    <div className="grid grid-cols-2 gap-x-3.5 gap-y-4 md:grid-cols-12">
      <PlaceFields cities={cities} />
      <StreetFields cities={cities} locating={locating} />
      <TypeField parameters={parameters} />
      <ChoiceField name="status_id" options={offered('statuses')} className={third} />
      {asksProjectType(values) ? (
        <ChoiceField name="project_type_id" options={offered('project_types')} className={third} />
      ) : null}
      {hasBuilding(values.real_estate_type_id) ? (
        <ChoiceField name="condition_id" options={offered('conditions')} className={third} />
      ) : null}
      <ChoiceField
        name="room_type_id"
        options={offered('room_types')}
        className={asksProjectType(values) ? 'col-span-1 md:col-span-3' : third}
      />
      <NumberField name="area" maxDigits={4} className={quarter} />
      <NumberField name="floor" maxDigits={2} className={quarter} />
      <NumberField name="total_floors" maxDigits={2} className={quarter} />
      <BalconyFields className={quarter} areaClassName={quarter} />
      <ElevatorField />
      {city ? (
        <PinField
          renderMap={renderMap}
          around={{ lat: city.lat, lng: city.lng }}
          placeName={city.display_names[locale]}
          onMove={locating.findAddress}
        />
      ) : null}
    </div>
  );
}
