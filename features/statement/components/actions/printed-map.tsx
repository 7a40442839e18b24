'use client';

import type { LatLng } from '@/lib/domain/place/map-bounds';
import { type MapFeature, type PrintedShape, printedShapes, reach } from '../../domain/printed-map';

const fills: Readonly<Record<string, string>> = { park: '#d9e8d2', water: '#bfdcee', lake: '#bfdcee' };
/** Width in metres. */
const widths: Readonly<Record<string, number>> = { main: 16, second: 11, street: 7, metro: 4 };

/** The shapes around a home; none where the map has not been drawn. @throws when the map cannot be loaded */
export async function loadPrintedMap(at: LatLng): Promise<PrintedShape[]> {
  const response = await fetch('/assets/map/tbilisi.json');
  if (!response.ok) throw new Error(`The map was not loaded: ${response.status}.`);
  return printedShapes(((await response.json()) as { features: MapFeature[] }).features, at);
}

/** A small map for print, where the interactive map cannot be used. */
export function PrintedMap({ shapes, label, source }: { shapes: PrintedShape[]; label: string; source: string }) {
  const areas = shapes.filter(({ kind, isArea }) => isArea && fills[kind]);
  const lines = shapes.filter(({ kind, isArea }) => !isArea && widths[kind]);
  return (
    <figure className="mt-3">
      <svg
        viewBox={`${-reach.east} ${-reach.north} ${2 * reach.east} ${2 * reach.north}`}
        role="img"
        aria-label={label}
        className="w-full rounded-control bg-tuff-100"
      >
        {areas.map(({ kind, path }) => (
          <path key={path} d={path} fill={fills[kind]} />
        ))}
        {lines.map(({ kind, path }) => (
          <path
            key={`${kind} ${path}`}
            d={path}
            fill="none"
            stroke={kind === 'main' ? '#f0cf85' : kind === 'metro' ? '#bf3469' : '#b8b0aa'}
            strokeWidth={widths[kind]}
            strokeDasharray={kind === 'metro' ? '14 10' : undefined}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        <circle r="16" fill="#78163e" stroke="#ffffff" strokeWidth="6" />
      </svg>
      <figcaption className="type-xs mt-1 text-ink-2">{source}</figcaption>
    </figure>
  );
}
