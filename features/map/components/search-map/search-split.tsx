'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import { SearchMap } from './search-map';
import type { SearchMapProps } from './search-map.client';

/** Under the header and the filter bar, down to the edge of the screen. */
const mapBox =
  'top-[calc(var(--header-visible-h)+var(--filter-bar-h))] h-[calc(100dvh-var(--header-visible-h)-var(--filter-bar-h))] [--filter-bar-h:0px] lg:[--filter-bar-h:61px]';

/** The list has two cards of at least 340 px from 1200 px, two of 410 from 1360, three from 1900; the map takes the rest. */
const listBox = 'xl:w-[min(840px,calc(100vw-29.5rem*var(--k)))] xl:shrink-0 3xl:w-[1270px]';

/** The outline stays inside the bar. */
const floatingPart = 'rounded-none! -outline-offset-2';

type Props = SearchMapProps & {
  children: ReactNode;
  /** Shown next to the button that changes list and map. */
  action?: ReactNode;
};

/** List and map side by side from 1200 px; below that one of the two, with a button that changes them. */
export function SearchSplit({ children, action, ...map }: Props) {
  const t = useTranslations('map');
  const [isMapShown, setMapShown] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const showMap = () => {
      if (window.location.hash === '#map') setMapShown(true);
    };
    showMap();
    window.addEventListener('hashchange', showMap);
    return () => window.removeEventListener('hashchange', showMap);
  }, []);

  useEffect(() => {
    document.body.classList.toggle('map-shown', isMapShown);
    return () => document.body.classList.remove('map-shown');
  }, [isMapShown]);

  return (
    <div data-page="search" className="group/split xl:flex xl:items-start xl:gap-6 xl:pb-12 xl:pl-6 side:pl-[35px]">
      <div ref={list} className={cn('min-w-0 max-xl:container-page', listBox, isMapShown && 'max-xl:hidden')}>
        {children}
      </div>
      <div
        className={cn(
          'z-10 xl:sticky xl:min-w-0 xl:flex-1',
          mapBox,
          isMapShown ? 'max-xl:fixed max-xl:inset-x-0' : 'max-xl:hidden',
        )}
      >
        {/* The list takes the page's own heading away with it. */}
        {isMapShown ? <h1 className="sr-only xl:hidden">{t('label')}</h1> : null}
        <SearchMap {...map} list={list} onShowList={() => setMapShown(false)} />
      </div>
      <div className="fixed bottom-4 left-1/2 z-filter flex -translate-x-1/2 divide-x divide-white/30 overflow-hidden rounded-full bg-tuff-900 shadow-sh-3 group-has-data-drawing/split:hidden xl:hidden print:hidden">
        <button
          type="button"
          onClick={() => setMapShown(!isMapShown)}
          className={cn(buttonClasses({ variant: 'ink', size: 'base' }), floatingPart)}
        >
          <SpriteIcon name={isMapShown ? 'list' : 'map'} className="size-5" />
          {isMapShown ? t('switch.list') : t('switch.map')}
        </button>
        {action}
      </div>
    </div>
  );
}
