/** The filters of the bar. In its own file, because `filter-sections` loads the filters' schema, 32 KiB that the bar does not need. */
export const quickFilterNames = ['deal', 'type', 'price', 'area', 'rooms'] as const;
export type QuickFilterName = (typeof quickFilterNames)[number];
