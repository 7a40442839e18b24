'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { collectTypedText } from '@/components/place-picker/typed-text';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { currencySymbol } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';
import type { MobilePlacePicker } from './mobile-place-picker';
import type { MobileSearchSheet } from './mobile-search-sheet';
import { useCellContents } from './panel-cell';
import type { PanelForm } from './panel-form';

interface MobileSearchRowProps {
  form: PanelForm;
  onSubmit: () => void;
}

function PlaceButton({ title, text, ...props }: ComponentProps<'button'> & { title: string; text: string }) {
  return (
    <button
      {...props}
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-16 min-w-0 flex-1 items-center gap-4 rounded-control px-3 text-left hover:bg-tuff-50"
    >
      <SpriteIcon name="pin" className="size-6 shrink-0 text-brand-text" />
      <span className="min-w-0 flex-1">
        <span className="type-ui block truncate font-semibold">{title}</span>
        <span className="type-sm block truncate text-ink-2">{text}</span>
      </span>
    </button>
  );
}

/** The panel in one row for phones: the place, which opens its picker, and a button for the sheet of all fields. */
export function MobileSearchRow({ form, onSubmit }: MobileSearchRowProps) {
  const t = useTranslations('home.panel');
  const [Picker, setPicker] = useState<{ Component: typeof MobilePlacePicker } | null>(null);
  const [Loaded, setLoaded] = useState<{ Sheet: typeof MobileSearchSheet } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { currencyId } = useCurrency();
  const { type, place, price, area } = useCellContents(form);
  const summary = [type, price, area].filter((cell) => cell.isChosen).map((cell) => cell.value);
  const symbol = currencySymbol(currencyId);

  const openSheet = async () => {
    if (!Loaded) setLoaded({ Sheet: (await import('./mobile-search-sheet')).MobileSearchSheet });
    setIsOpen(true);
  };
  const openPlace = async () => {
    collectTypedText();
    setPicker({ Component: (await import('./mobile-place-picker')).MobilePlacePicker });
  };
  const texts = {
    title: place.isChosen ? place.value : t('where'),
    text: [...summary, ...(price.isChosen ? [symbol] : [`${t('any_price')}, ${symbol}`])].join(' · '),
  };
  return (
    <div className="flex items-center">
      {Picker ? (
        <Picker.Component form={form} trigger={<PlaceButton {...texts} />} isInitiallyOpen />
      ) : (
        <PlaceButton {...texts} onClick={() => void openPlace()} />
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('filters')}
        onClick={() => void openSheet()}
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-tuff-50"
      >
        <SpriteIcon name="sliders" className="size-5" />
      </button>
      {Loaded ? <Loaded.Sheet form={form} isOpen={isOpen} onOpenChange={setIsOpen} onSubmit={onSubmit} /> : null}
    </div>
  );
}
