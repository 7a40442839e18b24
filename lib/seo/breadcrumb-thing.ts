import type { Thing } from './json-ld';

/** A step on the way to a page; `path` from the site's root. */
export type Step = { name: string; path: string };

/** The way from the home page to this one, the page itself last. */
export function breadcrumbThing(origin: string, steps: Step[]): Thing {
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
