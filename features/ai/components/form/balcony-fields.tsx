'use client';

import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useTranslations } from 'next-intl';
import { useListingField } from '@/components/listing-form/listing-form-context';
import { NumberField } from '@/components/listing-form/text-fields';
import { Field } from '@/components/ui/inputs/field';

const balconiesMax = 20;
const button =
  'hit flex size-11 shrink-0 items-center justify-center rounded-control transition hover:bg-tuff-100 disabled:cursor-not-allowed disabled:text-disabled disabled:hover:bg-transparent';

/** The number of balconies, and their area together where there are any. */
export function BalconyFields({ className, areaClassName }: { className: string; areaClassName: string }) {
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
