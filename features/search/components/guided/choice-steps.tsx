import { BedIcon } from '@phosphor-icons/react/dist/ssr/Bed';
import { BuildingApartmentIcon } from '@phosphor-icons/react/dist/ssr/BuildingApartment';
import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { PlantIcon } from '@phosphor-icons/react/dist/ssr/Plant';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { SuitcaseRollingIcon } from '@phosphor-icons/react/dist/ssr/SuitcaseRolling';
import { TreeIcon } from '@phosphor-icons/react/dist/ssr/Tree';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getParameters } from '@/lib/api/market/market-data';
import { getChoiceCounts } from '@/lib/api/statements/choice-counts';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { answeredBefore } from '@/lib/domain/statement/guided-steps';
import {
  type DealTypeId,
  dealTypeIds,
  dealTypeIdsOf,
  isDealTypeId,
  type RealEstateTypeId,
  realEstateTypeIds,
} from '@/lib/domain/statement/market-ids';
import { formatNumber } from '@/lib/format/number';
import { roomChoices } from '../../domain/guided-choices';
import { ChoiceBox, ChoiceCard } from './choice-card';

type Props = { filters: StatementFilters };

const dealIcons: Record<DealTypeId, ReactNode> = {
  1: <KeyIcon weight="fill" aria-hidden="true" />,
  2: <SuitcaseRollingIcon aria-hidden="true" />,
  3: <HandshakeIcon aria-hidden="true" />,
  7: <MoonStarsIcon aria-hidden="true" />,
  10: <PlantIcon aria-hidden="true" />,
};

const typeIcons: Record<RealEstateTypeId, ReactNode> = {
  1: <BuildingApartmentIcon aria-hidden="true" />,
  2: <HouseIcon aria-hidden="true" />,
  3: <TreeIcon aria-hidden="true" />,
  4: <PlantIcon aria-hidden="true" />,
  5: <StorefrontIcon aria-hidden="true" />,
  6: <BedIcon aria-hidden="true" />,
};

const dealOrder: readonly DealTypeId[] = [1, 2, 7, 3, 10];

/** The deals with their counts; a deal without statements is not offered, unless it is chosen. */
export async function DealStep({ filters }: Props) {
  const [t, locale, counts] = [
    await getTranslations('guided.deals'),
    await getLocale(),
    await getChoiceCounts('deal_types', answeredBefore(filters, 'deal')),
  ];
  const chosen = filters.deal_types?.[0];
  const isKnown = Object.keys(counts).length > 0;
  const offered = dealOrder.filter((id) => dealTypeIds.includes(id) && (!isKnown || counts[id] || id === chosen));
  return (
    <div role="radiogroup" aria-labelledby="guided-title" className="flex flex-col gap-3">
      {offered.map((id) => (
        <ChoiceCard
          key={id}
          name="deal_types"
          value={String(id)}
          isChosen={id === chosen}
          icon={dealIcons[id]}
          label={t(`${id}.name`)}
          text={t(`${id}.text`)}
          count={counts[id] === undefined ? undefined : formatNumber(counts[id], locale)}
        />
      ))}
    </div>
  );
}

/** The types that the deal is offered for. */
export async function TypeStep({ filters }: Props) {
  const [locale, counts, { dictionaries }] = [
    await getLocale(),
    await getChoiceCounts('real_estate_types', answeredBefore(filters, 'type')),
    await getParameters(),
  ];
  const [dealId] = filters.deal_types ?? [];
  const [chosen] = filters.real_estate_types ?? [];
  const offered = realEstateTypeIds.filter(
    (id) => dealId === undefined || (isDealTypeId(dealId) && dealTypeIdsOf(id).includes(dealId)),
  );
  const nameOf = (id: number) => dictionaries.real_estate_types?.find((option) => option.id === id)?.display_names[locale] ?? '';
  return (
    <div role="radiogroup" aria-labelledby="guided-title" className="flex flex-col gap-3">
      {offered.map((id) => (
        <ChoiceCard
          key={id}
          name="real_estate_types"
          value={String(id)}
          isChosen={id === chosen}
          icon={typeIcons[id] ?? <BuildingsIcon aria-hidden="true" />}
          label={nameOf(id)}
          count={formatNumber(counts[id] ?? 0, locale)}
        />
      ))}
    </div>
  );
}

/** Several numbers of rooms may be chosen; none means any. */
export async function RoomsStep({ filters }: Props) {
  const [t, locale, counts] = [
    await getTranslations('guided'),
    await getLocale(),
    await getChoiceCounts('room_types', answeredBefore(filters, 'rooms')),
  ];
  const chosen = filters.room_types ?? [];
  return (
    <fieldset aria-labelledby="guided-title" className="grid grid-cols-2 gap-2">
      {roomChoices.map(({ rooms, isMany, ids }) => (
        <ChoiceBox
          key={rooms}
          name="room_types"
          value={ids.join(',')}
          isChosen={ids.some((id) => chosen.includes(id))}
          label={isMany ? t('rooms_many', { count: rooms }) : t('rooms', { count: rooms })}
          count={formatNumber(
            ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0),
            locale,
          )}
        />
      ))}
    </fieldset>
  );
}
