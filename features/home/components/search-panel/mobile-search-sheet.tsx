'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Sheet } from '@/components/ui/overlays/sheet';
import { withQueryProvider } from '@/lib/api/query-provider';
import { CellIcon, PanelCell, useCellContents } from './panel-cell';
import type { PanelForm } from './panel-form';
import { PanelPlacePicker, PanelRangeFields, PanelTypes } from './panel-inputs';

interface MobileSearchSheetProps {
  form: PanelForm;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSubmit: () => void;
}

/** The fields of the panel in a sheet, for phones. Loaded on the first press of the panel's row. */
export const MobileSearchSheet = withQueryProvider(function MobileSearchSheet({
  form,
  isOpen,
  onOpenChange,
  onSubmit,
}: MobileSearchSheetProps) {
  const t = useTranslations('home.panel');
  const common = useTranslations('common');
  const contents = useCellContents(form);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('filters')}
      closeLabel={common('close')}
      footer={
        <Button isFullWidth onClick={onSubmit}>
          {t('submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <PanelPlacePicker
          form={form}
          trigger={
            <PanelCell
              {...contents.place}
              icon={<CellIcon name="place" />}
              className="rounded-control shadow-[inset_0_0_0_1px_var(--line-2)]"
            />
          }
        />
        <div>
          <h3 className="type-label mb-1">{t('type')}</h3>
          <PanelTypes form={form} />
        </div>
        <div>
          <h3 className="type-label mb-2">{contents.price.label}</h3>
          <PanelRangeFields form={form} name="price" />
        </div>
        <div>
          <h3 className="type-label mb-2">{contents.area.label}</h3>
          <PanelRangeFields form={form} name="area" />
        </div>
      </div>
    </Sheet>
  );
});
