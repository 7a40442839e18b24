'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Popover } from '@/components/ui/overlays/popover';

/** As field values; `currency` is an id. */
export type TypedPrices = { price_from: string; price_to: string; currency: string };
type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement;
  chosen: TypedPrices;
  onApply: (typed: TypedPrices) => void;
};

const maxDigits = 7;

/** Two bounds and a currency; loaded with the first press, since few visitors need it. */
export function PricePopover({ isOpen, onOpenChange, trigger, chosen, onApply }: Props) {
  const t = useTranslations('projects.filters');
  const [typed, setTyped] = useState(chosen);
  const apply = () => onApply(typed);
  const applyWithEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange} label={t('price')} className="w-80" trigger={trigger}>
      <div className="flex flex-col gap-3">
        <Segmented
          label={t('currency')}
          value={typed.currency}
          onValueChange={(currency) => setTyped({ ...typed, currency })}
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
  );
}
