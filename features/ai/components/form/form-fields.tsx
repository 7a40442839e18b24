'use client';

import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { useListingField } from '@/components/listing-form/listing-form-context';
import { PinField, type RenderPinMap } from '@/components/listing-form/pin-field';
import { NumberField } from '@/components/listing-form/text-fields';
import { Field } from '@/components/ui/inputs/field';
import { Segmented } from '@/components/ui/inputs/segmented';
import { estimateRealEstateTypeId } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { ChoiceName } from '@/lib/domain/statement/listing-values';
import { asksCondition, asksProjectType } from '../../domain/form-values';
import { offeredOptions, offeredTypes } from '../../domain/offered-options';
import { useEstimateStore, useEstimateValues } from '../../stores/estimate-context';
import { PlaceFields, StreetFields } from './place-fields';
import { type Geocoding, useGeocoding } from './use-geocoding';

const balconiesMax = 20;
const button =
  'hit flex size-11 shrink-0 items-center justify-center rounded-control transition hover:bg-tuff-100 disabled:cursor-not-allowed disabled:text-disabled disabled:hover:bg-transparent';

/** The number of balconies, and their area together where there are any. */
function BalconyFields({ className, areaClassName }: { className: string; areaClassName: string }) {
  const t = useTranslations('ai');
  const { value, setValue } = useListingField('balconies');
  const count = Number(value);
  const set = (next: number) => setValue(String(next));
  return (
    <>
      <Field label={t('fields.balconies')} as="group" className={className}>
        <div className="field-box w-full justify-between">
          <button
            type="button"
            className={button}
            aria-label={t('balconies.less')}
            disabled={count === 0}
            onClick={() => set(count - 1)}
          >
            <MinusIcon aria-hidden="true" className="size-5" />
          </button>
          <output className="num type-body font-semibold">{count}</output>
          <button
            type="button"
            className={button}
            aria-label={t('balconies.more')}
            disabled={count === balconiesMax}
            onClick={() => set(count + 1)}
          >
            <PlusIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
      </Field>
      {count > 0 ? <NumberField name="balcony_area" isWhole digitsMax={3} isRequired className={areaClassName} /> : null}
    </>
  );
}

const third = 'col-span-2 md:col-span-4';
const quarter = 'col-span-1 md:col-span-3';
const cityZoom = 13;

function ElevatorField() {
  const t = useTranslations('ai');
  const store = useEstimateStore();
  const elevator = useEstimateValues((values) => values.additional_information.elevator);
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

/** The pin and its address: moving the map looks the address up. */
function EstimatePin({ city, geocoding, renderMap }: { city: City; geocoding: Geocoding; renderMap: RenderPinMap }) {
  const t = useTranslations('ai.pin');
  const locale = useLocale();
  const store = useEstimateStore();
  const { marker, address } = useEstimateValues((values) => ({ marker: values.marker, address: values.address }));
  return (
    <PinField
      className="col-span-full"
      renderMap={renderMap}
      pin={marker}
      around={{ lat: city.lat, lng: city.lng }}
      aroundZoom={cityZoom}
      onMove={(at) => {
        store.getState().change({ marker: at });
        geocoding.findAddress(at);
      }}
      texts={{ title: t('title'), hint: t('hint'), mapLabel: t('label', { place: city.display_names[locale] }) }}
    >
      <p role="status" className="type-sm mt-2 min-h-5.5 text-ink-2">
        {address}
      </p>
    </PinField>
  );
}

type Props = { cities: readonly City[]; parameters: FilterParameters; renderMap: RenderPinMap };

/** Everything that the model needs about an apartment. */
export function FormFields({ cities, parameters, renderMap }: Props) {
  const { value: typeId } = useListingField('real_estate_type_id');
  const { value: cityId } = useListingField('city_id');
  const hasProjectType = useEstimateValues(asksProjectType);
  const hasCondition = useEstimateValues(asksCondition);
  const geocoding = useGeocoding();
  const city = cities.find(({ id }) => id === cityId);
  const choice = (name: ChoiceName, dictionary: string, className = third) => (
    <ChoiceField
      name={name}
      options={offeredOptions(parameters, dictionary, typeId ?? estimateRealEstateTypeId)}
      look="list"
      isClearable={false}
      isShownEmpty
      className={className}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-x-3.5 gap-y-4 md:grid-cols-12">
      <PlaceFields cities={cities} />
      <StreetFields cities={cities} geocoding={geocoding} />
      <ChoiceField
        name="real_estate_type_id"
        options={offeredTypes(parameters, estimateRealEstateTypeId)}
        look="list"
        isClearable={false}
        className={third}
      />
      {choice('status_id', 'statuses')}
      {hasProjectType ? choice('project_type_id', 'project_types') : null}
      {hasCondition ? choice('condition_id', 'conditions') : null}
      {choice('room_type_id', 'room_types', hasProjectType ? quarter : third)}
      <NumberField name="area" isWhole digitsMax={4} isRequired className={quarter} />
      <NumberField name="floor" isWhole digitsMax={2} isRequired className={quarter} />
      <NumberField name="total_floors" isWhole digitsMax={2} isRequired className={quarter} />
      <BalconyFields className={quarter} areaClassName={quarter} />
      <ElevatorField />
      {city ? <EstimatePin city={city} geocoding={geocoding} renderMap={renderMap} /> : null}
    </div>
  );
}
