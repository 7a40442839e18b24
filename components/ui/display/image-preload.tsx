'use client';

import { preload } from 'react-dom';

type Props = { src: string; srcSet: string; sizes: string };

/**
 * Loads a picture before anything else. It is a client component, since only those render while the head is written: what a server
 * component preloads is a hint in its data, which on a busy server arrives outside of that and is lost.
 */
export function ImagePreload({ src, srcSet, sizes }: Props): null {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  return null;
}
