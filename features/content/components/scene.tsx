import { cn } from '@/lib/cn';
import { srcSetOf } from '@/lib/picture-files';
import { sceneAddress } from '../article-text';

type Props = { picture: string; sizes: string; isEager?: boolean; className?: string };

/** A drawn picture in the size its place needs; decorative beside a title. */
export function Scene({ picture, sizes, isEager = false, className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: The drawings are files in their right sizes already.
    <img
      src={sceneAddress(picture)}
      srcSet={srcSetOf({ thumb: sceneAddress(picture, 'small'), large: sceneAddress(picture) })}
      sizes={sizes}
      width={1200}
      height={800}
      alt=""
      decoding="async"
      {...(isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className={cn('block w-full object-cover', className)}
    />
  );
}
