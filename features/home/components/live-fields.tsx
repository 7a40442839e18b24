'use client';

import { useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { typesOf } from '../domain/panel';
import { CellBox } from './cell-box';
import { PanelBounds } from './panel-bounds';
import type { CellName, PanelForm } from './panel-form';
import { PlaceField } from './place-field';
import { TypeList } from './type-list';

interface LiveFieldsProps {
  form: PanelForm;
  /** The cell whose press brought this code in. */
  asked: CellName | null;
  cellOf: (name: CellName) => ReactElement;
}

function ListPopover({ form, trigger, isAsked }: { form: PanelForm; trigger: ReactElement; isAsked: boolean }) {
  const t = useTranslations('home.panel');
  const [isOpen, setIsOpen] = useState(isAsked);
  const { state, types, onChange } = form;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={trigger} label={t('type')} className="w-72 p-2">
      <TypeList
        label={t('type')}
        anyLabel={t('any_type')}
        types={typesOf(types, state.dealTypeId)}
        value={state.realEstateTypeId}
        onValueChange={(realEstateTypeId) => onChange({ realEstateTypeId })}
        onChosen={() => setIsOpen(false)}
      />
    </Popover>
  );
}

interface BoundsPopoverProps {
  trigger: ReactElement;
  isAsked: boolean;
  label: string;
  onClear: () => void;
  children: ReactNode;
}

function BoundsPopover({ trigger, isAsked, label, onClear, children }: BoundsPopoverProps) {
  const t = useTranslations('home.panel');
  const common = useTranslations('common');
  const [isOpen, setIsOpen] = useState(isAsked);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={trigger} label={label} align="end" className="w-90">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The panel's own form stands above this one in the tree of components.
          event.stopPropagation();
          setIsOpen(false);
        }}
      >
        {children}
        <div className="mt-4 flex justify-between gap-3">
          <Button variant="ghost" size="md" onClick={onClear}>
            {common('clear')}
          </Button>
          <Button type="submit" variant="ink" size="md">
            {t('done')}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

/** The four cells with what they open. Loaded with the first press on one of them. */
export function LiveFields({ form, asked, cellOf }: LiveFieldsProps) {
  const t = useTranslations('home.panel');
  const { onChange } = form;
  return (
    <>
      <CellBox name="type">
        <ListPopover form={form} trigger={cellOf('type')} isAsked={asked === 'type'} />
      </CellBox>
      <CellBox name="place">
        <PlaceField form={form} trigger={cellOf('place')} isAsked={asked === 'place'} />
      </CellBox>
      <CellBox name="price">
        <BoundsPopover
          trigger={cellOf('price')}
          isAsked={asked === 'price'}
          label={t('price_plain')}
          onClear={() => onChange({ priceFrom: '', priceTo: '' })}
        >
          <PanelBounds form={form} name="price" />
        </BoundsPopover>
      </CellBox>
      <CellBox name="area">
        <BoundsPopover
          trigger={cellOf('area')}
          isAsked={asked === 'area'}
          label={t('area')}
          onClear={() => onChange({ areaFrom: '', areaTo: '' })}
        >
          <PanelBounds form={form} name="area" />
        </BoundsPopover>
      </CellBox>
    </>
  );
}
