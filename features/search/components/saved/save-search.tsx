'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { cn } from '@/lib/cn';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { usePendingIntent } from '@/lib/stores/pending-intent';
import { saveAtOnceIntent } from '../../domain/save-at-once-intent';

const loadDialog = async () => (await import('./save-search-dialog')).SaveSearchDialog;

/** In the bar of the filters, in the floating bar of narrow screens, or as a next step from a list without results. */
const looks = {
  bar: { variant: 'tonal', className: 'ml-auto shrink-0 max-xl:hidden max-side:px-3.5', label: 'max-side:sr-only' },
  float: { variant: 'ink', className: 'rounded-none! -outline-offset-2 xl:hidden', label: '' },
  main: { variant: 'primary', className: 'mx-auto mt-4 flex max-sm:w-full', label: '' },
} as const;

type Props = {
  filters: StatementFilters;
  /** By `saveSearchName`, which the browser does not load. */
  name: string;
  /** Heading of the list. */
  title: string;
  look: keyof typeof looks;
};

/** Opens the form that saves the search of the list; for a guest it is saved after the sign-in. */
export function SaveSearch({ filters, name, title, look }: Props) {
  const t = useTranslations('saved_searches.save');
  const { Dialog, isLoading, isOpen, setIsOpen, open } = useLazyDialog(loadDialog);
  const [isAtOnce, setIsAtOnce] = useState(false);
  // The session ended while the form was open.
  usePendingIntent(name, open);
  usePendingIntent(saveAtOnceIntent(name), () => {
    setIsAtOnce(true);
    return open();
  });
  const { variant, className, label } = looks[look];
  return (
    <>
      <Button
        variant={variant}
        size="base"
        isLoading={isLoading}
        aria-haspopup="dialog"
        aria-label={look === 'float' ? t('button') : undefined}
        onClick={() => void open()}
        icon={<SpriteIcon name="bell-ringing" className="size-5" />}
        className={cn('print:hidden', className)}
      >
        <span className={label}>{t(look === 'float' ? 'short' : 'button')}</span>
      </Button>
      {Dialog ? (
        <Dialog
          key={name}
          name={name}
          filters={filters}
          title={title}
          isSavedAtOnce={isAtOnce}
          onSaved={() => setIsAtOnce(false)}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      ) : null}
    </>
  );
}
