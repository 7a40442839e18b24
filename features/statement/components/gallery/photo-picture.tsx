import { cn } from '@/lib/cn';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { srcSetOf } from '@/lib/picture-files';

type Props = {
  image: StatementImage;
  alt: string;
  /** Widths it is shown at, for the choice between the thumbnail and the large picture. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

/** A photo over its blurred copy, the placeholder while it loads. */
export function PhotoPicture({ image, alt, sizes, isFirst = false, className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
    <img
      src={image.large}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      style={{ backgroundImage: `url("${encodeURI(image.blur)}")` }}
      className={cn('bg-tuff-100 bg-cover bg-center object-cover', className)}
    />
  );
}
