import type { FieldError } from 'react-hook-form';
import type { ListingError, ListingErrors, ListingFieldName } from '@/lib/domain/statement/listing-values';

/** An error as react-hook-form stores it: the key as its message, with its bound. */
export const toFieldError = ({ key, bound }: ListingError): FieldError => ({
  type: 'rule',
  message: key,
  ...(bound === undefined ? {} : { types: { bound: String(bound) } }),
});

/** The error of a field, of which react-hook-form types those of lists and objects as partial. */
export function fromFieldError(error: Partial<Pick<FieldError, 'message' | 'types'>> | undefined): ListingError | undefined {
  if (error?.message === undefined) return undefined;
  const bound = error.types?.bound;
  return { key: error.message, ...(typeof bound === 'string' ? { bound: Number(bound) } : {}) };
}

/** What a resolver returns for the errors that the rules find; none means that the values pass. */
export function resolverResult<V>(values: V, errors: ListingErrors<string>) {
  const found = Object.entries(errors).flatMap(([name, error]) => (error ? [[name, toFieldError(error)] as const] : []));
  return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(found) };
}

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
