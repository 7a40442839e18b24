import type { FieldErrors } from '../domain/field-errors';
import type { FieldName } from '../domain/form-values';

/** One field on the screen stands for the three levels of a place, another for both numbers of a pin. */
const shownBy: Partial<Record<FieldName, FieldName>> = { district_id: 'city_id', urban_id: 'city_id', lng: 'lat' };
const focusable = 'input:not([type="file"]):not(:disabled), button:not(:disabled), textarea, [tabindex="0"]';

/** Brings the focus to the first field with a fault, in the order of the screen. */
export function focusFirstError(root: HTMLElement | null, faults: FieldErrors): void {
  const names = new Set((Object.keys(faults) as FieldName[]).map((name) => shownBy[name] ?? name));
  for (const field of root?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (!names.has(field.dataset.field as FieldName)) continue;
    const control = field.querySelector<HTMLElement>(focusable);
    if (!control) continue;
    control.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
