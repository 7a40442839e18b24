'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/lib/cn';
import type { LatLng } from '@/lib/domain/place/map-bounds';

/** A district of the form around the map: its checkbox has the same value. */
export type DistrictPoint = { id: number; at: LatLng; name: string; count: string };

const fieldName = 'districts';

const boxOf = (form: HTMLFormElement, id: number) =>
  form.querySelector<HTMLInputElement>(`input[type="checkbox"][name="${fieldName}"][value="${id}"]`);

const readChosen = (form: HTMLFormElement): ReadonlySet<number> => new Set(new FormData(form).getAll(fieldName).map(Number));

/** The districts that are checked in a form, as they change; `toggle` presses the checkbox of one. */
export function useChosenDistricts(form: HTMLFormElement | null) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => (form ? readChosen(form) : new Set()));
  useEffect(() => {
    if (!form) return;
    const read = () => setChosen(readChosen(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [form]);
  return { chosen, toggle: (id: number) => void (form && boxOf(form, id)?.click()) };
}

type PinProps = { point: DistrictPoint; isChosen: boolean; onPress: () => void };

/** A district on the map, chosen and left by a press. */
export function DistrictPin({ point: { name, count }, isChosen, onPress }: PinProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cn(
        'type-xs inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 font-semibold whitespace-nowrap shadow-sh-2 transition',
        isChosen ? 'bg-brand text-white' : 'bg-white text-ink hover:bg-tuff-900 hover:text-white',
      )}
    >
      {name} <span className="num font-normal">{count}</span>
    </button>
  );
}
