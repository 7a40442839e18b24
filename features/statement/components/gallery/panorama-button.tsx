'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';

const PanoramaViewer = lazy(async () => ({ default: (await import('./panorama-viewer')).PanoramaViewer }));

/** Opens a panorama stored among the site's files. */
export function PanoramaButton({ url, title }: { url: string; title: string }) {
  const t = useTranslations('statement.tour');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cn(
          buttonClasses({ variant: 'secondary', size: 'md' }),
          'hit shadow-sh-2 max-lg:min-h-7 max-lg:gap-1.5 max-lg:rounded-badge max-lg:bg-tuff-900/85 max-lg:px-2.5 max-lg:text-micro max-lg:text-white max-lg:inset-ring-0 max-lg:hover:bg-tuff-900',
        )}
      >
        <SpriteIcon name="cube" className="size-4 lg:size-5" />
        {t('open')}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PanoramaViewer url={url} title={title} opener={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
