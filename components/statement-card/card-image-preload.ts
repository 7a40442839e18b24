import { preload } from 'react-dom';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { srcSetOf } from '@/lib/picture-files';
import { cardImageSizes } from './card-image';
import { cardImage } from './card-view';

/** Loads the picture of a card before anything else. In static HTML React sees no picture to load ahead. */
export function preloadCardImage(statement: Statement, isNarrow: boolean): void {
  const image = cardImage(statement);
  if (image)
    preload(image.thumb, {
      as: 'image',
      imageSrcSet: srcSetOf(image),
      imageSizes: cardImageSizes(isNarrow),
      fetchPriority: 'high',
    });
}
