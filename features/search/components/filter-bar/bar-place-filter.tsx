'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { collectTypedText } from '@/components/place-picker/typed-text';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import type { BarLabels } from '../../search-summary';
import type { SearchState } from '../filters/use-apply-filters';

const load = () => import('./bar-place-picker');
const BarPlacePicker = lazy(async () => ({ default: (await load()).BarPlacePicker }));

/** Looks like the search field that it opens; on phones its second line shows deal and type. */
function BarPlaceTrigger({ labels, className, ...props }: Omit<ComponentProps<'button'>, 'children'> & { labels: BarLabels }) {
  const t = useTranslations('search');
  const kind = [labels.deal, labels.type].filter(Boolean).join(' · ');
  return (
    <button
      aria-haspopup="dialog"
      {...props}
      type="button"
      className={cn('field-box min-w-0 gap-2.5 px-3.5 text-left max-lg:rounded-full max-lg:px-4', className)}
    >
      <SpriteIcon name="search" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{`${t('sections.place')}: `}</span>
        <span className={cn('type-ui block truncate lg:font-normal', labels.place === null && 'text-ink-3')}>
          {labels.place ?? t('bar.place')}
        </span>
        <span className="type-xs block truncate leading-4 text-ink-2 lg:hidden">{kind || t('bar.anything')}</span>
      </span>
    </button>
  );
}

/** The place of the search. The first press loads the picker's code; what is typed until then goes into its search field. */
export function BarPlaceFilter({ labels, search, className }: { labels: BarLabels; search: SearchState; className?: string }) {
  const [isRequested, setIsRequested] = useState(false);
  const closed = (
    <BarPlaceTrigger
      labels={labels}
      className={className}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => {
        collectTypedText();
        setIsRequested(true);
      }}
    />
  );
  if (!isRequested) return closed;
  return (
    <Suspense fallback={closed}>
      <BarPlacePicker search={search} trigger={<BarPlaceTrigger labels={labels} className={className} />} />
    </Suspense>
  );
}
