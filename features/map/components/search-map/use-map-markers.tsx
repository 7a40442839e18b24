'use client';

import { type Locale, useLocale } from 'next-intl';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { boundsAround } from '@/lib/domain/place/map-bounds';
import type { ListBase } from '@/lib/routes/addresses/search-address';
import { useSeenIds } from '@/lib/stores/lists/seen-statements';
import { useMapSelection } from '@/lib/stores/map-selection';
import { discPx, priceZoomMin } from '../../domain/cluster-points';
import { areaPath } from '../../domain/search-area';
import { type MapMarker, zoomMax } from '../canvas/canvas';
import { ClusterPin, DotPin, OfficePin, PricePin } from './map-pins';

/** Two zoom steps separate most clusters. */
const clusterSteps = 2;
const layers = { cluster: 1, pin: 2, super: 3, active: 5 } as const;

/** An office: where it is, and the text of its pin. */
export type Office = { lat: number; lng: number; label: string };

type Settings = {
  filters: StatementFilters;
  base?: ListBase | undefined;
  office?: Office | undefined;
  points: MapPoint[];
  zoom: number;
  currencyId: 1 | 2;
  onCluster: (point: MapPoint, zoom: number) => void;
  onPin: (id: number, isByKeyboard: boolean) => void;
};

function createClusterMarker(point: MapPoint, locale: Locale, { filters, base, zoom, onCluster }: Settings): MapMarker {
  const { lat, lng, count } = point;
  // At the closest zoom the statements of one house still share one point.
  const around = zoom >= zoomMax - 1 ? boundsAround([point]) : null;
  return {
    key: `cluster-${lat}-${lng}`,
    at: { lat, lng },
    anchor: 'center',
    layer: layers.cluster,
    discPx: discPx(count),
    node: (
      <ClusterPin
        count={count}
        listHref={around && areaPath(locale, filters, around, base)}
        onPress={() => onCluster(point, Math.min(zoom + clusterSteps, zoomMax))}
      />
    ),
  };
}

type PinLink = { isActive: boolean; isPressed: boolean; isSeen: boolean; hover: (id: number | null) => void };

function createPinMarker(
  id: number,
  point: MapPoint,
  { isActive, isPressed, isSeen, hover }: PinLink,
  settings: Settings,
): MapMarker {
  const { lat, lng, is_super_vip: isSuper } = point;
  const isPriced = settings.zoom >= priceZoomMin;
  const Pin = isPriced ? PricePin : DotPin;
  return {
    key: `pin-${id}`,
    at: { lat, lng },
    anchor: isPriced ? 'bottom' : 'center',
    layer: isActive ? layers.active : isSuper ? layers.super : layers.pin,
    node: (
      <Pin
        point={point}
        currencyId={settings.currencyId}
        state={isActive ? 'active' : isSeen ? 'seen' : 'rest'}
        isPressed={isPressed}
        onPress={(isByKeyboard) => settings.onPin(id, isByKeyboard)}
        onHover={(isHovered) => hover(isHovered ? id : null)}
      />
    ),
  };
}

const createOfficeMarker = ({ lat, lng, label }: Office): MapMarker => ({
  key: 'office',
  at: { lat, lng },
  anchor: 'bottom',
  layer: layers.super,
  node: <OfficePin label={label} />,
});

/** The points of the map as pins and clusters, in reading order: north before south. */
export function useMapMarkers(settings: Settings): MapMarker[] {
  const locale = useLocale();
  const seenIds = useSeenIds();
  const { hoveredId, selectedId, hover } = useMapSelection();
  const office = settings.office ? [createOfficeMarker(settings.office)] : [];
  const points = settings.points
    .toSorted((one, other) => other.lat - one.lat)
    .map((point) => {
      const { id } = point;
      if (id === null) return createClusterMarker(point, locale, settings);
      const isPressed = id === selectedId;
      const link = { isActive: isPressed || id === hoveredId, isPressed, isSeen: seenIds.includes(id), hover };
      return createPinMarker(id, point, link, settings);
    });
  return [...office, ...points];
}
