import type { JsonLdNode } from './json-ld';

/** A step on the way to a page; `path` from the site's root. */
export type BreadcrumbItem = { name: string; path: string };

/** The way from the home page to this one, the page itself last. */
export function breadcrumbJsonLd(origin: string, steps: BreadcrumbItem[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
