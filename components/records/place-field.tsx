'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PlaceField } from '@/components/ui/place-field';
import { chosenPlaces } from '@/components/ui/place-tree';
import { useCities } from '@/lib/api/cities';
import { placeTreeOf } from '@/lib/format/place-tree';
import { useMessage } from '@/lib/i18n/use-message';
import { type PlaceIds, placeIdsOf, selectionOf } from './places';

type Props = {
  label: string;
  value: PlaceIds;
  onChange: (places: PlaceIds) => void;
  choice: 'one' | 'many';
  /** Key of the fault's words. */
  fault?: string | undefined;
  isRequired?: boolean;
};

/** Places from the gazetteer: one of each level, or many below one city. */
export function RecordPlaceField({ label, value, onChange, choice, fault, isRequired = false }: Props) {
  const t = useTranslations('agency.place');
  const common = useTranslations('common');
  const locale = useLocale();
  const say = useMessage();
  const { data: cities } = useCities();
  const tree = useMemo(() => placeTreeOf(cities ?? [], locale), [cities, locale]);
  const selection = selectionOf(value);
  const chosen = chosenPlaces(tree, selection);
  const city = tree.find(({ id }) => selection[0].includes(id));
  const isCityChosen = chosen.some(({ level }) => level === 0);
  const text = [isCityChosen ? null : city?.label, ...chosen.map((place) => place.label)].filter(Boolean).join(', ');
  return (
    <PlaceField
      label={label}
      isRequired={isRequired}
      error={fault === undefined ? null : say(fault)}
      choice={choice}
      tree={tree}
      selection={selection}
      onSelectionChange={(next) => onChange(placeIdsOf(next))}
      text={text}
      placeholder={t('placeholder')}
      labels={{
        title: t('title'),
        levels: [t('city'), t('district'), t('urban')],
        open: (name) => t('open', { name }),
        remove: (name) => t('remove', { name }),
        clear: common('clear'),
        submit: t('choose'),
        back: common('back'),
        close: common('close'),
      }}
    />
  );
}
