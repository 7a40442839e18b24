import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Type utilities set size, line and weight at once, so a later one replaces an earlier one and any plain text size before it. */
const typeUtilities = [
  { type: ['display', 'h1', 'h2', 'listing-title', 'h3', 'price-xl', 'price', 'body', 'ui', 'label', 'sm', 'xs', 'micro'] },
];

const merge = extendTailwindMerge<'type'>({
  extend: {
    theme: {
      text: ['micro', 'xs', 'sm', 'ui', 'base', 'h3', 'price'],
      radius: ['xs', 'badge', 'sm', 'control', 'lg', 'card', 'modal'],
      shadow: ['hairline', 'sh-1', 'sh-2', 'sh-3', 'sh-4'],
      container: ['page', 'wide', 'prose'],
      ease: ['out', 'exit'],
    },
    classGroups: {
      type: typeUtilities,
      z: [{ z: ['filter', 'header', 'help', 'progress', 'overlay', 'modal', 'toast', 'tooltip'] }],
    },
    conflictingClassGroups: { type: ['font-size', 'leading', 'font-weight', 'tracking'] },
  },
});

/** Joins class names; of two utilities that set the same property the last one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
