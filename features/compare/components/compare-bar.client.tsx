'use client';

import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { withQueryProvider } from '@/lib/api/query-provider';
import { useListedStatements } from '@/lib/api/statements/use-listed-statements';
import { cn } from '@/lib/cn';
import { comparedMax } from '@/lib/contracts/bounds';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { CompareMessages } from '@/lib/i18n/lazy-messages';
import { comparePath } from '@/lib/routes/addresses/compare-address';
import { clearCompared, removeCompared } from '@/lib/stores/lists/compared-statements';

/** One chosen statement. */
function Chosen({ id, statement }: { id: number; statement: StatementCard | undefined }) {
  const [t, locale] = [useTranslations('compare'), useLocale()];
  const title = (statement?.card_titles ?? statement?.dynamic_titles)?.[locale] ?? t('untitled', { id });
  const image = statement?.images.find(({ is_main }) => is_main) ?? statement?.images[0];
  return (
    <li className="relative size-12 shrink-0 rounded-control bg-tuff-100">
      {image ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes.
        <img src={image.thumb} alt={title} width={48} height={48} className="size-full rounded-control object-cover" />
      ) : (
        <span className="sr-only">{title}</span>
      )}
      <button
        type="button"
        aria-label={t('remove', { title })}
        onClick={() => removeCompared(id)}
        className="hit absolute -top-1.5 -right-1.5 flex size-5 items-center justify-center rounded-full bg-tuff-900 text-white hover:bg-tuff-800"
      >
        <XIcon aria-hidden="true" className="size-3" />
      </button>
    </li>
  );
}

function Bar({ ids }: { ids: readonly number[] }) {
  const [t, locale] = [useTranslations('compare'), useLocale()];
  const { data } = useListedStatements([...ids]);
  return (
    <section
      data-bottom-bar=""
      aria-label={t('bar.label')}
      className="fixed inset-x-0 bottom-0 z-filter border-t border-line bg-surface pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-sh-3 print:hidden max-lg:[body:has([data-call-bar])_&]:bottom-[var(--foot-bar-h,calc(69px+env(safe-area-inset-bottom)))] max-lg:[body:has([data-call-bar])_&]:pb-2.5"
    >
      <div className="container-page flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex gap-3 pt-1.5">
          {ids.map((id) => (
            <Chosen key={id} id={id} statement={data?.get(id)} />
          ))}
        </ul>
        <p role="status" className="num type-sm text-ink-2">
          {t('bar.count', { count: ids.length, max: comparedMax })}
        </p>
        <div className="ml-auto flex items-center gap-2">
          <Button variant="ghost" size="md" onClick={clearCompared} className="max-sm:hidden">
            {t('bar.clear')}
          </Button>
          <Link
            href={comparePath(locale, ids)}
            className={cn(buttonClasses({ size: 'md', variant: ids.length > 1 ? 'primary' : 'secondary' }))}
          >
            {t('bar.compare')}
          </Link>
        </div>
      </div>
    </section>
  );
}

export default withQueryProvider(function CompareBarClient({ ids }: { ids: readonly number[] }) {
  return (
    <Suspense>
      <CompareMessages>
        <Bar ids={ids} />
      </CompareMessages>
    </Suspense>
  );
});
