'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useLocale, useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { formFieldTypes, formTextMax } from '@/lib/contracts/forms';
import { LocalisedFields } from '../localised-fields';
import { MoveButtons } from '../move-buttons';
import { boundRules, type FormValues, newChoice, newField } from './form-editor.schema';

/** The choices of a field. Renaming one keeps the meaning of earlier responses. */
function Choices({ index }: { index: number }) {
  const t = useTranslations('admin.forms');
  const { control, getValues } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `fields.${index}.options` });
  return (
    <fieldset className="flex flex-col gap-3 border-l-2 border-line pl-4">
      <legend className="type-sm mb-2 font-medium">{t('choices')}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="flex items-end gap-2">
          <LocalisedFields
            control={control}
            name={`fields.${index}.options.${at}.label`}
            label={t('choice', { number: at + 1 })}
            maxLength={formTextMax}
            className="flex-1"
          />
          <IconButton label={t('remove_choice', { number: at + 1 })} onClick={() => remove(at)}>
            <TrashIcon aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="ghost"
        size="sm"
        icon={<PlusIcon aria-hidden="true" className="size-4.5" />}
        onClick={() => append(newChoice(getValues(`fields.${index}.options`)))}
        className="self-start"
      >
        {t('add_choice')}
      </Button>
    </fieldset>
  );
}

type MoverProps = { number: number; onUp: (() => void) | null; onDown: (() => void) | null; onRemove: (() => void) | null };

/** Moves a field up and down, and removes it; a form keeps at least one. */
function FieldButtons({ number, onUp, onDown, onRemove }: MoverProps) {
  const t = useTranslations('admin.forms');
  return (
    <span className="ml-auto flex">
      <MoveButtons labels={{ up: t('up', { number }), down: t('down', { number }) }} onUp={onUp} onDown={onDown} />
      <IconButton label={t('remove_field', { number })} disabled={onRemove === null} onClick={() => onRemove?.()}>
        <TrashIcon aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** How short and how long a text may be, or how small and how large a number. */
function Bounds({ index }: { index: number }) {
  const t = useTranslations('admin.forms');
  const { control, watch } = useFormContext<FormValues>();
  const [, most] = boundRules[watch(`fields.${index}.type`)] ?? [];
  if (most === undefined) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['least', 'most'] as const).map((bound) => (
        <FormInput
          key={bound}
          control={control}
          name={`fields.${index}.${bound}`}
          label={t(`bounds.${most}.${bound}`)}
          kind={most === 'max' ? 'number' : 'decimal'}
          maxDigits={9}
        />
      ))}
    </div>
  );
}

function FieldCard({ index, buttons }: { index: number; buttons: MoverProps }) {
  const [t, locale] = [useTranslations('admin.forms'), useLocale()];
  const { control, watch } = useFormContext<FormValues>();
  const title = watch(`fields.${index}.title.${locale}`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card p-4 shadow-hairline">
      <legend className="sr-only">{t('field', { number: index + 1 })}</legend>
      <div className="flex items-center gap-2">
        <p className="type-ui [overflow-wrap:anywhere]">{title || t('field', { number: index + 1 })}</p>
        <FieldButtons {...buttons} />
      </div>
      <LocalisedFields control={control} name={`fields.${index}.title`} label={t('field_title')} maxLength={formTextMax} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name={`fields.${index}.type`}
          label={t('type')}
          options={formFieldTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <FormSelect
          control={control}
          name={`fields.${index}.required`}
          label={t('required')}
          options={(['1', '0'] as const).map((value) => ({ value, label: t(`required_${value}`) }))}
        />
      </div>
      <LocalisedFields
        control={control}
        name={`fields.${index}.placeholder`}
        label={t('placeholder')}
        maxLength={formTextMax}
        isOptional
      />
      <Bounds index={index} />
      {watch(`fields.${index}.type`) === 'select' ? <Choices index={index} /> : null}
    </fieldset>
  );
}

/** The fields of a form in their order. */
export function FieldEditor() {
  const t = useTranslations('admin.forms');
  const { control, getValues } = useFormContext<FormValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'fields' });
  const last = fields.length - 1;
  return (
    <section aria-label={t('fields')} className="flex flex-col gap-4">
      <h2 className="type-h3">{t('fields')}</h2>
      {fields.map(({ id }, index) => (
        <FieldCard
          key={id}
          index={index}
          buttons={{
            number: index + 1,
            onUp: index > 0 ? () => move(index, index - 1) : null,
            onDown: index < last ? () => move(index, index + 1) : null,
            onRemove: last > 0 ? () => remove(index) : null,
          }}
        />
      ))}
      <Button
        variant="secondary"
        icon={<PlusIcon aria-hidden="true" className="size-5" />}
        onClick={() => append(newField(getValues('fields')))}
        className="self-start"
      >
        {t('add_field')}
      </Button>
    </section>
  );
}
