import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { getChoiceCounts } from '@/lib/api/statements/choice-counts';
import { cn } from '@/lib/cn';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { cityIds } from '@/lib/domain/place/place-index';
import { answeredBefore, withoutAnswer } from '@/lib/domain/statement/guided-steps';
import { formatNumber } from '@/lib/format/number';
import { guidedPath } from '@/lib/routes/addresses/guided-address';
import { buildFilterChips } from '../../domain/filters/filter-chips';
import type { Search } from '../../load-search';
import { ChoiceBox } from './choice-card';
import { GuidedPlaceButton } from './guided-place-button';

const citiesShown = 5;
const otherPlaces = ['urbans', 'streets', 'grouped_streets', 'metro_station_ids', 'projects'] as const;

/** The city whose districts are shown: that of the chosen places, else the one with the most statements. */
function cityOf({ filters, places }: Search, biggest: number | undefined): number {
  const [district] = filters.districts ?? [];
  const [urban] = filters.urbans ?? [];
  const inside =
    district === undefined
      ? urban === undefined
        ? undefined
        : places.find({ level: 'urbans', id: urban })
      : places.find({ level: 'districts', id: district });
  return inside?.cityId ?? filters.cities?.[0] ?? biggest ?? cityIds.tbilisi;
}

/** The cities with the most statements, as links that show their districts. */
async function CityLinks({ search, counts, cityId }: { search: Search; counts: Record<string, number>; cityId: number }) {
  const t = await getTranslations('guided');
  const { locale, filters, places } = search;
  const byCount = Object.entries(counts).sort(([, one], [, other]) => other - one);
  const ids = [...new Set([...byCount.slice(0, citiesShown).map(([id]) => Number(id)), cityId])];
  return (
    <nav aria-label={t('cities')} className="flex flex-wrap gap-2">
      {ids.map((id) => {
        const isChosen = id === cityId;
        const place = { ...withoutAnswer(filters, 'place'), cities: [id] };
        return (
          <Link
            key={id}
            href={guidedPath(locale, place, 'place')}
            replace
            aria-current={isChosen ? 'true' : undefined}
            className={cn(
              'type-ui inline-flex min-h-11 items-center rounded-full px-4',
              isChosen ? 'bg-tuff-900 text-white' : 'bg-surface inset-ring inset-ring-tuff-300 hover:bg-tuff-50',
            )}
          >
            {places.find({ level: 'cities', id })?.names[locale]}
          </Link>
        );
      })}
    </nav>
  );
}

/** Streets, stations and the like, which the grid of districts does not contain. */
async function OtherPlaces({ search: { filters, locale, formatter } }: { search: Search }) {
  const t = await getTranslations('guided');
  const named = buildFilterChips(Object.fromEntries(otherPlaces.map((name) => [name, filters[name]])) as StatementFilters);
  if (named.length === 0) return null;
  const rest = { ...filters, ...Object.fromEntries(otherPlaces.map((name) => [name, undefined])) };
  return (
    <ul aria-label={t('other_places')} className="flex flex-wrap gap-2">
      {named.map(({ key, subject, without }) => {
        const label = formatter.formatSubject(subject, filters);
        return (
          <li
            key={key}
            className="type-sm inline-flex min-h-9 items-center gap-1 rounded-full bg-tuff-100 pr-1.5 pl-3.5 font-medium"
          >
            {label}
            <Link
              href={guidedPath(locale, { ...rest, ...without }, 'place')}
              replace
              aria-label={t('remove', { name: label })}
              className="hit inline-flex size-6 items-center justify-center rounded-full text-ink-2 hover:bg-tuff-200"
            >
              <XIcon aria-hidden="true" className="size-4" />
            </Link>
          </li>
        );
      })}
      {otherPlaces.map((name) =>
        filters[name]?.length ? <input key={name} type="hidden" name={name} value={filters[name].join(',')} /> : null,
      )}
    </ul>
  );
}

type PlaceStepProps = {
  search: Search;
  /** A map of the districts, whose presses check their boxes. */
  renderMap: (districts: readonly { id: number; name: string; count: string }[]) => ReactNode;
};

/** Where: a search by name, the largest cities, and the districts of one with their counts, on a map and as boxes. */
export async function PlaceStep({ search, renderMap }: PlaceStepProps) {
  const [t, locale] = [await getTranslations('guided'), await getLocale()];
  const { filters, places } = search;
  const before = answeredBefore(filters, 'place');
  const cityCounts = await getChoiceCounts('cities', before);
  const [biggest] = Object.entries(cityCounts).sort(([, one], [, other]) => other - one);
  const cityId = cityOf(search, biggest && Number(biggest[0]));
  const counts = await getChoiceCounts('districts', { ...before, cities: [cityId] });
  const chosen = filters.districts ?? [];
  const ids = [...new Set([...Object.keys(counts).map(Number), ...chosen])].sort(
    (one, other) => (counts[other] ?? 0) - (counts[one] ?? 0),
  );
  const city = places.find({ level: 'cities', id: cityId });
  const districts = ids.map((id) => ({
    id,
    name: places.find({ level: 'districts', id })?.names[locale] ?? '',
    count: formatNumber(counts[id] ?? 0, locale),
  }));
  return (
    <div className="flex flex-col gap-3">
      <GuidedPlaceButton />
      <CityLinks search={search} counts={cityCounts} cityId={cityId} />
      <OtherPlaces search={search} />
      {filters.cities?.length ? <input type="hidden" name="cities" value={filters.cities.join(',')} /> : null}
      {districts.length > 0 ? renderMap(districts) : null}
      {districts.length > 0 ? (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="type-label mb-2">{t('districts_of', { city: city?.names[locale] ?? '' })}</legend>
          {districts.map(({ id, name, count }) => (
            <ChoiceBox key={id} name="districts" value={String(id)} isChosen={chosen.includes(id)} label={name} count={count} />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
