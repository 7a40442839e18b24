'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import type { PlaceChooser } from '@/components/place-picker/place-field';
import { Button } from '@/components/ui/buttons/button';
import type { City } from '@/lib/contracts/locations';
import type { PricedPlace } from '@/lib/contracts/statements/prices';
import type { PlaceIds, PlaceSelection } from '@/lib/domain/place/place-selection';
import { pathToPlace, pricesPath } from '@/lib/routes/addresses/prices-address';

const kinds = { cities: 'city', districts: 'district', urbans: 'urban' } as const;

const selectionOf = ({ level, id }: PricedPlace): PlaceSelection => (level === 'country' ? [] : [{ kind: kinds[level], id }]);

function placeOf({ city_id, district_id, urban_id }: PlaceIds): PricedPlace {
  if (urban_id !== null) return { level: 'urbans', id: urban_id };
  if (district_id !== null) return { level: 'districts', id: district_id };
  return city_id === null ? { level: 'country', id: 0 } : { level: 'cities', id: city_id };
}

/** The place of the page, and the picker that leads to another one; its code is loaded by the first press. */
export function PlaceButton({ place, name }: { place: PricedPlace; name: string }) {
  const [t, locale, router] = [useTranslations('prices'), useLocale(), useRouter()];
  const [loaded, setLoaded] = useState<{ Chooser: ComponentType<Parameters<typeof PlaceChooser>[0]> } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    const { PlaceChooser: Chooser } = await import('@/components/place-picker/place-field').finally(() => setIsLoading(false));
    setLoaded({ Chooser });
  };
  const go = (chosen: PlaceIds, cities: City[]) => router.push(pricesPath(locale, pathToPlace(cities, placeOf(chosen))));
  const button = (
    <Button
      variant="secondary"
      size="md"
      isLoading={isLoading}
      aria-label={t('choose_place', { place: name })}
      {...(loaded ? {} : { onClick: () => void load() })}
      icon={<MapPinIcon aria-hidden="true" className="size-5" />}
    >
      <span className="max-w-50 truncate large-text:max-w-[35vw]">{name}</span>
      <CaretDownIcon aria-hidden="true" className="size-4" />
    </Button>
  );
  if (!loaded) return button;
  return <loaded.Chooser trigger={button} title={t('place')} value={selectionOf(place)} onChoose={go} isInitiallyOpen />;
}
