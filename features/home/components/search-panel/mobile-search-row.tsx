'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import type { MobileSearchSheet } from './mobile-search-sheet';
import { useCellContents } from './panel-cell';
import type { PanelForm } from './panel-form';

interface MobileSearchRowProps {
  form: PanelForm;
  onSubmit: () => void;
}

/** The panel in one row for phones: a summary of the search, which opens the sheet of fields. */
export function MobileSearchRow({ form, onSubmit }: MobileSearchRowProps) {
  const t = useTranslations('home.panel');
  const [Loaded, setLoaded] = useState<{ Sheet: typeof MobileSearchSheet } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { type, place, price, area } = useCellContents(form);
  const summary = [type, price, area].filter((cell) => cell.isChosen).map((cell) => cell.value);

  const open = async () => {
    if (!Loaded) setLoaded({ Sheet: (await import('./mobile-search-sheet')).MobileSearchSheet });
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="flex min-h-16 w-full items-center gap-4 rounded-control px-3 text-left hover:bg-tuff-50"
      >
        <SpriteIcon name="pin" className="size-6 shrink-0 text-brand-text" />
        <span className="min-w-0 flex-1">
          <span className="type-ui block truncate font-semibold">{place.isChosen ? place.value : t('where')}</span>
          <span className="type-sm block truncate text-ink-2">
            {[...summary, ...(price.isChosen ? [] : [t('any_price')])].join(' · ')}
          </span>
        </span>
        <SpriteIcon name="sliders" className="size-5 shrink-0 text-ink-2" />
      </button>
      {Loaded ? <Loaded.Sheet form={form} isOpen={isOpen} onOpenChange={setIsOpen} onSubmit={onSubmit} /> : null}
    </>
  );
}
