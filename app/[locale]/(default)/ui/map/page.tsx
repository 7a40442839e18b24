import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatementCard } from '@/components/statement-card/statement-card';
import { LocationMap } from '@/features/map/components/location-map';
import { SearchSplit } from '@/features/map/components/search-split';
import { callApi } from '@/lib/api/client';
import { statementListSchema } from '@/lib/contracts/statements';
import { googleMapsKey, isDevelopment } from '@/lib/env';
import { readFilters } from '@/lib/routes/search-address';

export const metadata: Metadata = { title: 'Map', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string>> };

/** The maps alone, for the eye; exists in development only, so its texts are not in the dictionaries. */
export default async function MapPage({ searchParams }: Props) {
  if (!isDevelopment) notFound();
  const query = new URLSearchParams(await searchParams);
  const { data } = await callApi(statementListSchema, { url: `/microservice/statements?${query}` });
  return (
    <>
      <SearchSplit filters={readFilters(query.toString())} googleMapsKey={googleMapsKey}>
        <h1 className="type-h2 py-6">Search with its map</h1>
        <ul className="grid gap-5 pb-14 min-[640px]:grid-cols-2">
          {data.data.map((statement) => (
            <li key={statement.id} data-statement-id={statement.id} className="min-w-0">
              <StatementCard statement={statement} now={new Date()} />
            </li>
          ))}
        </ul>
      </SearchSplit>
      <div className="container-page py-9">
        <h2 className="type-h3 mb-3">A statement's place</h2>
        <LocationMap
          at={{ lat: 41.7098, lng: 44.7668 }}
          address="37 Chavchavadze Avenue"
          place="Vake, Tbilisi"
          googleMapsKey={googleMapsKey}
        />
      </div>
    </>
  );
}
