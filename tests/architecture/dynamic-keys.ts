/**
 * Keys that code builds from a value, each `*` standing for a part without a dot: the parity test cannot see which of them are used.
 * A row that no template in the code builds, or that matches no key, fails.
 */
export const dynamicKeys: readonly string[] = [
  'errors.descriptions.*',
  'layout.nav.*',
  'layout.types.*',
  'search.chips.*',
  'search.flags.*',
  'search.panel.*',
  'search.panel.bound_*',
  'search.sections.*',
  'statement.all_of_type.*',
  'statement.description.note.*',
  'statement.tiers.*',
  'statement.unavailable.*_text',
];

/** Keys that the server names in its answers from a value: `errors.field_` and the kind of fault. */
export const serverKeys: readonly string[] = ['errors.field_too_small', 'errors.field_too_big'];
