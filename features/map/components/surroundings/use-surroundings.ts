'use client';

import { useLocale } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { type Surrounding, type SurroundingRow, surroundingsNear } from '../../domain/surroundings';

let pending: Promise<SurroundingRow[]> | null = null;

/** Loads the table once; after a failure the next statement tries again. */
function loadTable(): Promise<SurroundingRow[]> {
  pending ??= fetch('/assets/map/surroundings.json')
    .then((response) => (response.ok ? (response.json() as Promise<SurroundingRow[]>) : Promise.reject(response)))
    .catch((error: unknown) => {
      pending = null;
      throw error;
    });
  return pending;
}

type State = Surrounding[] | 'loading' | 'failed';

/** What is near a home, nearest first. */
export function useSurroundings({ lat, lng }: LatLng): State {
  const locale = useLocale();
  const [table, setTable] = useState<readonly SurroundingRow[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    loadTable().then(
      (rows) => isCurrent && setTable(rows),
      () => isCurrent && setTable('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return useMemo(
    () => (typeof table === 'string' ? table : surroundingsNear(table, { lat, lng }, locale)),
    [table, lat, lng, locale],
  );
}
