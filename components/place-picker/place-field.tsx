'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { placeTreeOf } from '@/components/place-picker/gazetteer-tree';
import { PlacePickerField } from '@/components/place-picker/place-picker-field';
import { chosenPlaces } from '@/components/place-picker/place-tree';
import { useCities } from '@/lib/api/cities';
import { useMessage } from '@/lib/i18n/use-message';
import { type PlaceIds, toPlaceIds, toPlaceSelection } from './place-ids';

type Props = {
  label: string;
  value: PlaceIds;
  onChange: (places: PlaceIds) => void;
  choice: 'one' | 'many';
  /** Key of the fault's words. */
  errorKey?: string | undefined;
  isRequired?: boolean;
};

/** Places from the gazetteer: one of each level, or many below one city. */
export function CrudPlaceField({ label, value, onChange, choice, errorKey, isRequired = false }: Props) {
  const t = useTranslations('crud.place');
  const common = useTranslations('common');
  const locale = useLocale();
  const say = useMessage();
  const { data: cities } = useCities();
  const tree = useMemo(() => placeTreeOf(cities ?? [], locale), [cities, locale]);
  const selection = toPlaceSelection(value);
  const chosen = chosenPlaces(tree, selection);
  const city = tree.find(({ id }) => selection[0].includes(id));
  const isCityChosen = chosen.some(({ level }) => level === 0);
  const text = [isCityChosen ? null : city?.label, ...chosen.map((place) => place.label)].filter(Boolean).join(', ');
  return (
    <PlacePickerField
      label={label}
      isRequired={isRequired}
      error={errorKey === undefined ? null : say(errorKey)}
      choice={choice}
      tree={tree}
      selection={selection}
      onSelectionChange={(next) => onChange(toPlaceIds(next))}
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
