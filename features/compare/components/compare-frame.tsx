'use client';

import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, type RefObject, type UIEvent, use, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Switch } from '@/components/ui/inputs/switch';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { ColumnNames } from './column-names';
import '../compare.css';

/** Widths on phones, in px: a column of the table; two of them are next to the names. */
const columnWidth = 139;

/** The first of the columns that a phone shows next to the names. */
const FirstColumn = createContext(0);

const loadShareDialog = async () => (await import('@/components/share/share-dialog')).ShareDialog;

type Props = {
  heading: ReactNode;
  title: string;
  /** The query of this comparison, for its link. */
  query: string;
  /** Whether some rows are the same everywhere. */
  hasSameRows: boolean;
  /** By column, the bar at the foot of phones; null for a statement that is not offered. */
  bars: readonly ReactNode[];
  /** By column, what a phone calls it once its head is out of sight. */
  names: readonly string[];
  children: ReactNode;
};

/** Whether the heads of the columns are above what is shown. */
function useHeadAbove(frame: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const head = frame.current?.querySelector('thead');
    if (!head || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsAbove(
        entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= (entry.rootBounds?.top ?? 0) + 1,
      ),
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, [frame]);
  return isAbove;
}

/** The table in the frame that scrolls it, with what can be done with it. */
export function CompareFrame({ heading, title, query, hasSameRows, bars, names, children }: Props) {
  const t = useTranslations('compare');
  const [isDifferent, setIsDifferent] = useState(true);
  const [first, setFirst] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const isHeadAbove = useHeadAbove(frame);
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(loadShareDialog);
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => setFirst(Math.round(currentTarget.scrollLeft / columnWidth));
  return (
    <FirstColumn value={first}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {heading}
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full print:hidden">
          {hasSameRows ? (
            <Switch checked={isDifferent} onCheckedChange={setIsDifferent} className="max-sm:w-full">
              {t('differences')}
            </Switch>
          ) : null}
          <Button
            variant="secondary"
            size="md"
            onClick={() => void open()}
            icon={<ShareNetworkIcon aria-hidden="true" className="size-5" />}
          >
            {t('share')}
          </Button>
          <Button
            variant="secondary"
            size="md"
            onClick={() => window.print()}
            icon={<PrinterIcon aria-hidden="true" className="size-5" />}
            className="max-lg:hidden"
          >
            {t('print')}
          </Button>
        </div>
      </div>
      {isHeadAbove ? <ColumnNames names={names} first={Math.min(first, Math.max(0, names.length - 2))} /> : null}
      <section
        ref={frame}
        aria-label={title}
        data-compare=""
        data-differences={isDifferent ? '' : undefined}
        onScroll={follow}
        className="group/compare relative mt-5 snap-x snap-mandatory overflow-x-auto max-lg:-mx-4 lg:overflow-visible print:overflow-visible"
      >
        {children}
      </section>
      {bars[Math.min(first, bars.length - 1)]}
      {Dialog ? <Dialog title={title} query={query} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </FirstColumn>
  );
}

/** Which of the columns a phone shows: "3–4 / 4". */
export function ColumnPosition({ count }: { count: number }) {
  const first = use(FirstColumn);
  if (count < 3) return null;
  const last = Math.min(count, first + 2);
  return (
    <div aria-hidden="true" className="num type-sm font-semibold lg:hidden print:hidden">
      {`${last - 1}–${last} / ${count}`}
      <span className="mt-1.5 flex gap-1">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <span
            key={number}
            className={number >= last - 1 && number <= last ? 'size-2 rounded-full bg-brand' : 'size-2 rounded-full bg-tuff-300'}
          />
        ))}
      </span>
    </div>
  );
}
