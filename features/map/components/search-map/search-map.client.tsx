'use client';

import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { PolygonIcon } from '@phosphor-icons/react/dist/csr/Polygon';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { withQueryProvider } from '@/lib/api/query-provider';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { defaultView, hasMovedFar, isInside, isSameBounds, type MapBounds } from '@/lib/domain/place/map-bounds';
import { formatNumber } from '@/lib/format/number';
import type { ListBase } from '@/lib/routes/addresses/search-address';
import { useCurrency } from '@/lib/stores/currency';
import { addSeen } from '@/lib/stores/lists/seen-statements';
import { useMapSelection } from '@/lib/stores/map-selection';
import { passIntent } from '@/lib/stores/pending-intent';
import { saveSearchName } from '@/lib/stores/save-search-name';
import { clusterPoints } from '../../domain/cluster-points';
import { createMapProjection, type Pixel } from '../../domain/draw/map-projection';
import { readStroke } from '../../domain/draw/stroke';
import { areaPath, drawnFilters, drawnPath, pinCurrency, shownFilters } from '../../domain/search-area';
import { type MapView, useMapPoints, useSearchArea } from '../../queries/use-map-points';
import type { MapHandle } from '../canvas/canvas';
import { MapCanvas } from '../canvas/map-canvas';
import { type AreaFrame, useAreaMarkers } from '../draw-area/area-markers';
import { DrawPanel } from '../draw-area/draw-panel';
import { StrokeLayer } from '../draw-area/stroke-layer';
import { shownAreas, useDrawing } from '../draw-area/use-drawing';
import { FullScreenControl, ZoomControls } from '../map-controls';
import { MapLoading } from '../map-loading';
import { MapCard } from './map-card';
import { useCoveredAreas } from './use-covered-areas';
import { type Office, useMapMarkers } from './use-map-markers';

/** Leads to the list of the area that the map shows. A plain link: the search page opens it without leaving the page. */
function AreaLink({ filters, bounds, base }: { filters: StatementFilters; bounds: MapBounds; base: ListBase | undefined }) {
  const t = useTranslations('map');
  const locale = useLocale();
  return (
    <a
      href={areaPath(locale, filters, bounds, base)}
      rel="nofollow"
      data-map-control
      className={`${buttonClasses({ variant: 'ink', size: 'md' })} shadow-sh-3 transition duration-180 starting:translate-y-1 starting:opacity-0`}
    >
      <ArrowsClockwiseIcon aria-hidden="true" className="size-5" />
      {t('search_area')}
    </a>
  );
}

export type SearchMapProps = {
  /** The filters of the list beside the map. */
  filters: StatementFilters;
  /** With a key Google draws the map, without one we do. */
  googleMapsKey?: string | undefined;
  /** The page whose list it is; without it the search page. */
  base?: ListBase;
  /** What the map shows of a search without results: the statements nearest to it. */
  nearest?: number[] | undefined;
  /** Where the company of the list has its office, drawn as a labelled pin. */
  office?: Office | undefined;
  /** Called when the visitor goes from the map to the list. */
  onShowList?: () => void;
};

/** Announces how many statements the view contains; visible only when there are none or they failed to load. */
function ViewStatus({ total, isError, isNearest }: { total: number | undefined; isError: boolean; isNearest: boolean }) {
  const t = useTranslations('map');
  const locale = useLocale();
  const text = isError
    ? t('failed')
    : total === undefined
      ? ''
      : total === 0
        ? t('none')
        : isNearest
          ? t('nearest')
          : t('found', { count: total, shown: formatNumber(total, locale) });
  const isShown = isError || total === 0 || (isNearest && total !== undefined);
  return (
    <p role="status" className={isShown ? 'type-sm rounded-control bg-surface px-3.5 py-2 font-medium shadow-sh-2' : 'sr-only'}>
      {text}
    </p>
  );
}

/**
 * The view that the list on the screen was searched for: the first one, then the current one whenever the search changes.
 * @returns the area of a new search, once the map has moved too far from that view
 */
function useFarArea(searchKey: string, view: MapView | null): MapBounds | null {
  const [searched, setSearched] = useState<{ key: string; bounds: MapBounds } | null>(null);
  if (view && searched?.key !== searchKey) setSearched({ key: searchKey, bounds: view.bounds });
  return view && searched?.key === searchKey && hasMovedFar(searched.bounds, view.bounds) ? view.bounds : null;
}

/** Moves the map to where another search lies. */
function useFollowedArea(
  area: MapBounds | null | undefined,
  handle: MapHandle | null,
  view: MapView | null,
  onFollow: () => void,
) {
  const [followed, setFollowed] = useState(area);
  useEffect(() => {
    if (!area || !handle || !view || (followed && isSameBounds(followed, area))) return;
    setFollowed(area);
    if (isSameBounds(view.bounds, area)) return;
    handle.fit(area);
    onFollow();
  }, [area, followed, handle, view, onFollow]);
}

/** Moves between the map and the card of the selected statement, or out of drawing. */
function useEscape(frame: RefObject<HTMLElement | null>, stopDrawing: (() => void) | null) {
  const { selectedId, select } = useMapSelection();
  useEffect(() => () => select(null), [select]);
  const close = () => {
    const pin = frame.current?.querySelector<HTMLElement>(`[data-pin="${selectedId}"]`);
    select(null);
    pin?.focus({ preventScroll: true });
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (selectedId !== null) close();
    else stopDrawing?.();
  };
  return { close, closeByEscape };
}

/** Turns pixels of the map into places and back. */
function frameOf(element: RefObject<HTMLElement | null>, view: MapView | null): AreaFrame | null {
  if (!view) return null;
  const box = () => element.current?.getBoundingClientRect() ?? new DOMRect();
  const projection = () => createMapProjection(view.bounds, box());
  return {
    pixelOf: (clientX, clientY) => ({ x: clientX - box().left, y: clientY - box().top }),
    toPlace: (pixel) => projection().toPlace(pixel),
    toPixel: (place) => projection().toPixel(place),
  };
}

type ControlsProps = {
  frame: RefObject<HTMLElement | null>;
  handle: MapHandle;
  onDraw: () => void;
  drawButton: RefObject<HTMLButtonElement | null>;
};

/** The buttons over the corners of the map. */
function CornerControls({ frame, handle, onDraw, drawButton }: ControlsProps) {
  const t = useTranslations('map');
  return (
    <>
      <div data-map-control className="absolute top-4 left-4 z-10">
        <Button
          ref={drawButton}
          variant="secondary"
          size="md"
          onClick={onDraw}
          icon={<PolygonIcon aria-hidden="true" className="size-5" />}
          className="shadow-sh-2 inset-ring-0"
        >
          {t('draw.open')}
        </Button>
      </div>
      <div data-map-control className="absolute top-4 right-4 z-10 max-xl:hidden">
        <FullScreenControl frame={frame} />
      </div>
      <div data-map-control className="absolute right-4 bottom-10 z-10 max-xl:bottom-56">
        <ZoomControls handle={handle} />
      </div>
    </>
  );
}

/** Opens the save form of the list of a search. */
const wantSaved = (filters: StatementFilters): void => passIntent(saveSearchName(filters));

/** The map of a search with its pins, its buttons and the card of the selected statement. */
export default withQueryProvider(function SearchMapClient({
  filters,
  googleMapsKey,
  base,
  nearest = [],
  office,
  onShowList,
}: SearchMapProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const frame = useRef<HTMLElement>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const { selectedId, select } = useMapSelection();
  const drawing = useDrawing(filters);
  const { draft } = drawing;
  const currencyId = pinCurrency(filters, useCurrency().currencyId);
  const isNearest = nearest.length > 0 && draft === null;
  const shown = isNearest ? shownFilters(filters, nearest) : drawing.filters;
  const area = useSearchArea(shownFilters(filters, nearest));
  const { data, isError } = useMapPoints(shown, view, currencyId);
  const [followCount, setFollowCount] = useState(0);
  useFollowedArea(area, handle, view, () => setFollowCount((count) => count + 1));
  const farArea = useFarArea(`${JSON.stringify(filters)} ${followCount}`, view);
  const covered = useCoveredAreas(frame, view, selectedId);
  const clustered = view ? clusterPoints(data?.points ?? [], view.zoom).filter((point) => isInside(view.bounds, point)) : [];
  const points = clustered.filter((point) => point.id === (selectedId ?? 0) || !covered.some((under) => isInside(under, point)));
  const areaFrame = frameOf(frame, view);
  const areaMarkers = useAreaMarkers(drawing, areaFrame);
  const markers = useMapMarkers({
    filters: shown,
    base,
    office,
    points,
    zoom: view?.zoom ?? 0,
    currencyId,
    onCluster: (point, zoom) => handle?.flyTo(point, zoom),
    onPin: (id, byKeyboard) => {
      setByKeyboard(byKeyboard);
      addSeen(id);
      select(id);
    },
  });
  const stopDrawing = () => {
    drawing.close();
    requestAnimationFrame(() => drawButton.current?.focus({ preventScroll: true }));
  };
  const { close, closeByEscape } = useEscape(frame, draft && stopDrawing);
  const takeStroke = (stroke: Pixel[]) => {
    if (!areaFrame) return;
    const read = readStroke(stroke, areaFrame);
    drawing.act(typeof read === 'string' ? { type: 'fail', problem: read } : { type: 'add', area: read });
  };

  if (area === undefined) return <MapLoading />;
  return (
    <section
      ref={frame}
      aria-label={t('heading')}
      onKeyDown={closeByEscape}
      data-drawing={draft ? true : undefined}
      className="relative isolate size-full overflow-clip bg-tuff-100"
    >
      <MapCanvas
        googleMapsKey={googleMapsKey}
        unavailableText={t('unavailable_text')}
        locale={locale}
        label={t('label')}
        start={area ?? defaultView}
        markers={[...markers, ...areaMarkers]}
        areas={shownAreas(drawing, filters)}
        onReady={setHandle}
        onViewChange={setView}
        onPress={() => select(null)}
      />
      {handle && draft === null ? (
        <>
          <div className="pointer-events-none absolute inset-x-4 top-18 z-10 flex flex-col items-center gap-2 *:pointer-events-auto">
            {farArea ? <AreaLink filters={filters} bounds={farArea} base={base} /> : null}
            <ViewStatus total={data?.total} isError={isError} isNearest={isNearest} />
          </div>
          <CornerControls
            frame={frame}
            handle={handle}
            drawButton={drawButton}
            onDraw={() => {
              select(null);
              drawing.open();
            }}
          />
        </>
      ) : null}
      {draft?.tool === 'draw' ? <StrokeLayer onStroke={takeStroke} /> : null}
      {draft ? (
        <DrawPanel
          drawing={{ ...drawing, close: stopDrawing }}
          href={drawnPath(locale, filters, drawing.areas, base)}
          onShow={() => {
            if (drawing.areas.join() === (filters.drawn_areas ?? []).join()) drawing.close();
            onShowList?.();
          }}
          onSave={base ? undefined : () => wantSaved(drawnFilters(filters, drawing.areas))}
        />
      ) : null}
      {handle && selectedId !== null ? (
        <div
          data-map-control
          className="absolute bottom-6 left-4 z-10 w-[min(380px,calc(100%-5.75rem*var(--k)))] max-xl:right-4 max-xl:bottom-24 max-xl:mx-auto max-xl:w-auto max-xl:max-w-100"
        >
          <MapCard key={selectedId} id={selectedId} isFocused={isByKeyboard} onClose={close} />
        </div>
      ) : null}
    </section>
  );
});
