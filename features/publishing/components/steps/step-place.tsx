'use client';

import { useTranslations } from 'next-intl';
import { dealsOf } from '../../domain/offered-values';
import { ChoiceField } from '../fields/choice-field';
import { PinField, type RenderPinMap } from '../fields/pin-field';
import { PlaceField } from '../fields/place-field';
import { StreetField } from '../fields/street-field';
import { TextField } from '../fields/text-fields';
import { usePublishFormState } from '../form-context';
import { StepFrame } from './step-frame';

/** What is offered and where. Type and deal are fixed once a statement was published. */
export function StepPlace({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('publishing');
  const parameters = usePublishFormState((state) => state.parameters);
  const typeId = usePublishFormState(({ values }) => values.real_estate_type_id);
  const hasStreet = usePublishFormState(({ values }) => values.street_id !== null);
  const isFixed = usePublishFormState(({ statement }) => statement !== null && statement.expires_at !== null);
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
