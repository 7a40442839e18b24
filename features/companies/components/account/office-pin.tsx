'use client';

import { useTranslations } from 'next-intl';
import { PinField, type RenderPinMap } from '@/components/listing-form/pin-field';
import { Button } from '@/components/ui/buttons/button';
import type { LatLng } from '@/lib/domain/place/map-bounds';

const tbilisi = { lat: 41.725, lng: 44.77 };
const cityZoom = 12;

type Props = { renderMap: RenderPinMap; pin: LatLng | null; onChange: (pin: LatLng | null) => void };

/** Where the office is; the pin can be removed again. */
export function OfficePin({ renderMap, pin, onChange }: Props) {
  const t = useTranslations('own_company.form');
  return (
    <PinField
      renderMap={renderMap}
      pin={pin}
      around={tbilisi}
      aroundZoom={cityZoom}
      onMove={onChange}
      texts={{ title: t('pin'), hint: t('pin_hint'), mapLabel: t('pin_map') }}
    >
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-3">
        <p role="status" className="num type-sm text-ink-2">
          {pin ? `${pin.lat}, ${pin.lng}` : t('no_pin')}
        </p>
        {pin ? (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {t('remove_pin')}
          </Button>
        ) : null}
      </div>
    </PinField>
  );
}
