import type { ListingFieldName } from '@/lib/domain/statement/listing-values';

/** The three levels of a place share one field on the screen, and so do the two numbers of a pin. */
const shownBy: Partial<Record<string, ListingFieldName>> = { district_id: 'city_id', urban_id: 'city_id', lng: 'lat' };
const focusable = 'input:not([type="file"]):not(:disabled), button:not(:disabled), textarea, [tabindex="0"]';

/** Focuses the first of the named fields, in the order of the screen. */
export function focusFirstError(root: HTMLElement | null, invalid: readonly string[]): void {
  const names = new Set<string>(invalid.map((name) => shownBy[name] ?? name));
  for (const field of root?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (!names.has(field.dataset.field ?? '')) continue;
    const control = field.querySelector<HTMLElement>(focusable);
    if (!control) continue;
    control.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
