'use client';

import { useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Popover } from '@/components/ui/overlays/popover';
import { withQueryProvider } from '@/lib/api/query-provider';
import { CellBox } from './panel-cell';
import type { CellName, PanelForm } from './panel-form';
import { PanelPlacePicker, PanelRangeFields, PanelTypes } from './panel-inputs';

interface PanelFieldsClientProps {
  form: PanelForm;
  /** The cell that was pressed to load this code. */
  initialCell: CellName | null;
  cellOf: (name: CellName) => ReactElement;
}

function TypePopover({ form, trigger, isInitiallyOpen }: { form: PanelForm; trigger: ReactElement; isInitiallyOpen: boolean }) {
  const t = useTranslations('home.panel');
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={trigger} label={t('type')} className="w-72 p-2">
      <PanelTypes form={form} onChosen={() => setIsOpen(false)} />
    </Popover>
  );
}

interface RangePopoverProps {
  trigger: ReactElement;
  isInitiallyOpen: boolean;
  label: string;
  onClear: () => void;
  children: ReactNode;
}

function RangePopover({ trigger, isInitiallyOpen, label, onClear, children }: RangePopoverProps) {
  const t = useTranslations('home.panel');
  const common = useTranslations('common');
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={trigger} label={label} align="end" className="w-90">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Keeps the event from the form of the panel, an ancestor in the component tree.
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

/** The four cells with their popovers. Loaded on the first press of one of them. */
export const PanelFieldsClient = withQueryProvider(function PanelFieldsClient({
  form,
  initialCell,
  cellOf,
}: PanelFieldsClientProps) {
  const t = useTranslations('home.panel');
  const { onChange } = form;
  return (
    <>
      <CellBox name="type">
        <TypePopover form={form} trigger={cellOf('type')} isInitiallyOpen={initialCell === 'type'} />
      </CellBox>
      <CellBox name="place">
        <PanelPlacePicker form={form} trigger={cellOf('place')} isInitiallyOpen={initialCell === 'place'} />
      </CellBox>
      <CellBox name="price">
        <RangePopover
          trigger={cellOf('price')}
          isInitiallyOpen={initialCell === 'price'}
          label={t('price_plain')}
          onClear={() => onChange({ priceFrom: '', priceTo: '' })}
        >
          <PanelRangeFields form={form} name="price" />
        </RangePopover>
      </CellBox>
      <CellBox name="area">
        <RangePopover
          trigger={cellOf('area')}
          isInitiallyOpen={initialCell === 'area'}
          label={t('area')}
          onClear={() => onChange({ areaFrom: '', areaTo: '' })}
        >
          <PanelRangeFields form={form} name="area" />
        </RangePopover>
      </CellBox>
    </>
  );
});
