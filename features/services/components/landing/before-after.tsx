'use client';

import { ArrowsHorizontalIcon } from '@phosphor-icons/react/dist/ssr/ArrowsHorizontal';
import { useState } from 'react';

type Props = { src: string; alt: string; labels: { slider: string; before: string; after: string } };

const tag = 'type-xs rounded-badge px-3 py-1 font-medium';

/** A picture that is dull on the left of a handle and bright on its right; the handle is a native slider. */
export function BeforeAfter({ src, alt, labels }: Props) {
  const [share, setShare] = useState(44);
  return (
    <div className="relative aspect-[5/3] overflow-hidden rounded-modal bg-tuff-100 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {/* biome-ignore lint/performance/noImgElement: the drawings are files in their right size already. */}
      <img src={src} alt={alt} width={1200} height={720} fetchPriority="high" className="size-full object-cover" />
      <span
        aria-hidden="true"
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)`, backdropFilter: 'brightness(0.6) contrast(0.75) saturate(0.4)' }}
      />
      <span aria-hidden="true" className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white" style={{ left: `${share}%` }}>
        <span className="absolute top-1/2 left-1/2 flex size-13 -translate-1/2 items-center justify-center rounded-full bg-white text-brand-text shadow-sh-2">
          <ArrowsHorizontalIcon className="size-6" />
        </span>
      </span>
      <span className="absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-1">
        <span className={`${tag} bg-tuff-900 text-white`}>{labels.before}</span>
        <span className={`${tag} bg-brand text-white`}>{labels.after}</span>
      </span>
      <input
        type="range"
        min={5}
        max={95}
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
        aria-label={labels.slider}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
