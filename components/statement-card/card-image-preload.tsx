import { ImagePreload } from '@/components/ui/display/image-preload';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { srcSetOf } from '@/lib/picture-files';
import { cardImageSizes } from './card-image';
import { cardImage } from './card-view';

type Props = { statement: Statement; isNarrow: boolean };

/** Loads the picture of a card before anything else. In static HTML React sees no picture to load ahead. */
export function CardImagePreload({ statement, isNarrow }: Props) {
  const image = cardImage(statement);
  return image ? <ImagePreload src={image.thumb} srcSet={srcSetOf(image)} sizes={cardImageSizes(isNarrow)} /> : null;
}
