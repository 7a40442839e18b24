'use client';

import { useTranslations } from 'next-intl';
import { usePanelLabels } from '../panel-words';
import type { CellName, PanelForm } from './panel-form';

type CellContent = { label: string; value: string; isChosen: boolean };

/** Name and value of every cell. */
export function useCellContents({ state, types, placeNames }: PanelForm): Record<CellName, CellContent> {
  const t = useTranslations('home.panel');
  const words = usePanelLabels(state, types, [...placeNames, ...state.streets.map(({ name }) => name)]);
  const content = (label: string, value: string | null, none: string): CellContent => ({
    label,
    value: value ?? none,
    isChosen: value !== null,
  });
  return {
    type: content(t('type'), words.type, t('any_type')),
    place: content(t('place'), words.places, t('any_place')),
    price: content(words.priceLabel, words.price, t('any')),
    area: content(t('area'), words.area, t('any')),
  };
}
