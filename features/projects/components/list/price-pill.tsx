'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Popover } from '@/components/ui/overlays/popover';
import { cn } from '@/lib/cn';

type Prices = { price_from: string | undefined; price_to: string | undefined; currency: '2' | undefined };
type Props = Prices & {
  /** The chosen bounds in words; empty without any. */
  chosen: string;
};

const maxDigits = 7;

/** The price of a square metre: a pill that opens its two bounds. The form is sent with what the pill holds. */
export function PricePill({ price_from = '', price_to = '', currency, chosen }: Props) {
  const t = useTranslations('projects.filters');
  const pill = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState({ price_from, price_to, currency: currency ?? '1' });
  const apply = () => {
    const form = pill.current?.closest('form');
    for (const [name, value] of Object.entries(typed)) {
      const box = form?.elements.namedItem(name);
      if (box instanceof HTMLInputElement) box.value = name === 'currency' && value === '1' ? '' : value;
    }
    setIsOpen(false);
    form?.requestSubmit();
  };
  const applyWithEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  return (
    <div ref={pill}>
      <input type="hidden" name="price_from" defaultValue={price_from} />
      <input type="hidden" name="price_to" defaultValue={price_to} />
      <input type="hidden" name="currency" defaultValue={currency ?? ''} />
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('price')}
        className="w-80"
        trigger={
          <button
            type="button"
            className={cn(
              'type-ui num flex min-h-12 items-center gap-2 rounded-control bg-surface px-3.5 inset-ring inset-ring-tuff-300',
              chosen && 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand',
            )}
          >
            {chosen || t('price')}
            <CaretDownIcon aria-hidden="true" className="size-4" />
          </button>
        }
      >
        <div className="flex flex-col gap-3">
          <Segmented
            label={t('currency')}
            value={typed.currency}
            onValueChange={(value) => setTyped({ ...typed, currency: value })}
            options={[
              { value: '1', label: '₾' },
              { value: '2', label: '$' },
            ]}
          />
          <div className="grid grid-cols-2 gap-3">
            {(['price_from', 'price_to'] as const).map((name) => (
              <Field key={name} label={t(name)}>
                <Input
                  kind="number"
                  isGrouped
                  maxDigits={maxDigits}
                  value={typed[name]}
                  onValueChange={(value) => setTyped({ ...typed, [name]: value })}
                  onKeyDown={applyWithEnter}
                />
              </Field>
            ))}
          </div>
          <Button isFullWidth onClick={apply}>
            {t('apply')}
          </Button>
        </div>
      </Popover>
    </div>
  );
}
