'use client';

import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import { startLoading } from '@/lib/loading-progress';
import type { GuidedCount, LooserAnswer } from '../../queries/guided-count';
import { useLiveCount } from './use-live-count';

type Props = {
  /** The address of the guided search, without answers. */
  action: string;
  /** The label of the next step. */
  next: string;
  isLast: boolean;
  /** The other answers, by the names of their filters. */
  carried: readonly (readonly [name: string, value: string])[];
  /** The count of the answers so far; null where it is not known. */
  count: GuidedCount | null;
  children: ReactNode;
};

/** Sums are typed in groups of three digits. */
const sums: ReadonlySet<string> = new Set(['price_from', 'price_to']);

const queryOf = (form: HTMLFormElement): string => {
  const pairs = [...new FormData(form)].map(([name, value]) => [
    name,
    sums.has(name) ? String(value).replace(/\D/g, '') : String(value),
  ]);
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
};

/** What to loosen where nothing is found. */
function Looser({ action, looser: { step, count, query } }: { action: string; looser: LooserAnswer }) {
  const t = useTranslations('guided');
  const locale = useLocale();
  return (
    <Link
      href={`${action}?${query}&step=${step}`}
      className="type-sm inline-flex min-h-11 items-center text-link hover:underline"
    >
      {t('loosen', { answer: t(`steps.${step}.answer`), count, shown: formatNumber(count, locale) })}
    </Link>
  );
}

/**
 * One question as a form that also works without scripts: its fields and the other answers are the address of the next question. The
 * count follows every change.
 */
export function GuidedForm({ action, next, isLast, carried, count: initial, children }: Props) {
  const t = useTranslations('guided');
  const locale = useLocale();
  const router = useRouter();
  const [query, setQuery] = useState<string | null>(null);
  const count = useLiveCount(initial, query);
  const isNothing = count?.total === 0;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = queryOf(event.currentTarget);
    startLoading();
    const { guidedPath, readGuidedAddress } = await import('@/lib/routes/addresses/guided-address');
    const { filters, step: found } = readGuidedAddress(search);
    router.push(guidedPath(locale, filters, found ?? 'results'));
  };
  const shown = count === null ? null : formatNumber(count.total, locale);
  return (
    <form action={action} onSubmit={(event) => void submit(event)} onInput={(event) => setQuery(queryOf(event.currentTarget))}>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="step" value={next} />
      {children}
      <div className="sticky bottom-0 z-10 -mx-4 mt-8 border-t border-line bg-surface px-4 py-3.5 lg:-mx-6 lg:px-6">
        {count?.looser ? <Looser action={action} looser={count.looser} /> : null}
        <div className="flex items-center justify-between gap-4">
          <p aria-live="polite" aria-atomic="true" className="min-w-0">
            {shown === null ? null : (
              <>
                <span className={cn('num type-h3 block', isNothing && 'text-saffron-700')}>{shown}</span>
                <span className="type-sm block text-ink-2">{t('listings', { count: count?.total ?? 0 })}</span>
              </>
            )}
          </p>
          <Button type="submit" className="min-w-0" iconEnd={<ArrowRightIcon aria-hidden="true" className="size-5 shrink-0" />}>
            {isLast && count !== null && shown !== null ? t('show', { count: count.total, shown }) : t('next')}
          </Button>
        </div>
      </div>
    </form>
  );
}
