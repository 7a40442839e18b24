import { cn } from '@/lib/cn';
import { sceneAddress } from '../article-text';

type Props = { picture: string; sizes: string; isEager?: boolean; className?: string };

/** A drawn picture in the size its place needs; decorative beside a title. */
export function Scene({ picture, sizes, isEager = false, className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: The drawings are files in their right sizes already.
    <img
      src={sceneAddress(picture)}
      srcSet={`${sceneAddress(picture, 'small')} 480w, ${sceneAddress(picture)} 1200w`}
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
