import type { ReactNode } from 'react';

/** A group of places to choose from; values as in the address. */
export type PlaceGroup = { label: string; places: { value: string; name: string }[] };

export const controlClasses =
  'type-ui w-full min-w-0 appearance-none truncate bg-transparent font-medium outline-none placeholder:font-normal placeholder:text-ink-2';

/** A cell of the search of brokers: the label over its control. */
export function SearchCell({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) {
  return (
    <div className="relative flex min-h-14 flex-col justify-center rounded-control px-4 py-2 focus-within:inset-ring-2 focus-within:inset-ring-link max-lg:inset-ring max-lg:inset-ring-tuff-300 lg:min-h-18">
      <label htmlFor={htmlFor} className="type-xs text-ink-2">
        {label}
      </label>
      {children}
    </div>
  );
}
