'use client';

import { useTranslations } from 'next-intl';
import { dealsOf } from '../domain/offered-values';
import { ChoiceField } from './choice-field';
import { useForm } from './form-context';
import { PinField, type RenderPinMap } from './pin-field';
import { PlaceField } from './place-field';
import { StepFrame } from './step-frame';
import { StreetField } from './street-field';
import { TextField } from './text-fields';

/** What is offered and where. Type and deal are fixed once a statement was published. */
export function StepPlace({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('publishing');
  const parameters = useForm((state) => state.parameters);
  const typeId = useForm(({ values }) => values.real_estate_type_id);
  const hasStreet = useForm(({ values }) => values.street_id !== null);
  const isFixed = useForm(({ statement }) => statement !== null && statement.expires_at !== null);
  const hint = isFixed ? t('hints.pair_fixed') : undefined;
  return (
    <StepFrame title={t('steps.place')} text={t('required_note')}>
      <ChoiceField
        name="real_estate_type_id"
        options={parameters.dictionaries.real_estate_types ?? []}
        isRequired
        isKept
        isDisabled={isFixed}
        hint={hint}
      />
      <ChoiceField name="deal_type_id" options={dealsOf(parameters, typeId)} isRequired isKept isDisabled={isFixed} />
      <PlaceField />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_--spacing(36)]">
        <StreetField />
        <TextField name="street_number" maxLength={30} />
      </div>
      {hasStreet ? null : <TextField name="address" hint={t('hints.address')} />}
      <PinField renderMap={renderMap} />
    </StepFrame>
  );
}
