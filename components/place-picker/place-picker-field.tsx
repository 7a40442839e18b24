'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { ComponentProps, ReactNode } from 'react';
import { PlacePicker } from '@/components/place-picker/place-picker';
import { Field, useFieldControl } from '@/components/ui/inputs/field';
import { cn } from '@/lib/cn';

type Shown = {
  /** What is chosen; empty for nothing. */
  text: string;
  placeholder: string;
};

/** The button that the picker opens from, drawn as a field; the picker hands it what a trigger needs. */
function PlaceTrigger({ text, placeholder, ...props }: ComponentProps<'button'> & Shown) {
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

type Props = Shown &
  Omit<ComponentProps<typeof PlacePicker>, 'trigger'> & {
    label: string;
    hint?: ReactNode;
    error: ReactNode;
    isRequired?: boolean;
  };

/** A line of a form with a picker of places. */
export function PlacePickerField({ label, hint, error, isRequired = false, text, placeholder, ...picker }: Props) {
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={error}>
      <PlacePicker {...picker} trigger={<PlaceTrigger text={text} placeholder={placeholder} />} />
    </Field>
  );
}
