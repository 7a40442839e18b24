'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { cn } from '@/lib/cn';
import type { TypedPrices } from './price-popover';

type Props = {
  price_from: string | undefined;
  price_to: string | undefined;
  currency: '2' | undefined;
  /** The chosen bounds as text; empty without any. */
  chosen: string;
};

const loadPopover = async () => (await import('./price-popover')).PricePopover;

/** The price of a square metre: a pill that opens its two bounds. The form is sent with what the pill contains. */
export function PricePill({ price_from = '', price_to = '', currency, chosen }: Props) {
  const t = useTranslations('projects.filters');
  const pill = useRef<HTMLDivElement>(null);
  const { Dialog: PricePopover, isLoading, isOpen, setIsOpen, open } = useLazyDialog(loadPopover);
  const apply = (typed: TypedPrices) => {
    const form = pill.current?.closest('form');
    for (const [name, value] of Object.entries(typed)) {
      const box = form?.elements.namedItem(name);
      if (box instanceof HTMLInputElement) box.value = name === 'currency' && value === '1' ? '' : value;
    }
    setIsOpen(false);
    form?.requestSubmit();
  };
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isLoading}
      className={cn(
        'type-ui num flex min-h-12 items-center gap-2 rounded-control bg-surface px-3.5 inset-ring inset-ring-tuff-300',
        chosen && 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand',
      )}
      {...(PricePopover ? {} : { onClick: () => void open() })}
    >
      {chosen || t('price')}
      <CaretDownIcon aria-hidden="true" className="size-4" />
    </button>
  );
  return (
    <div ref={pill}>
      <input type="hidden" name="price_from" defaultValue={price_from} />
      <input type="hidden" name="price_to" defaultValue={price_to} />
      <input type="hidden" name="currency" defaultValue={currency ?? ''} />
      {PricePopover ? (
        <PricePopover
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          trigger={button}
          chosen={{ price_from, price_to, currency: currency ?? '1' }}
          onApply={apply}
        />
      ) : (
        button
      )}
    </div>
  );
}
