import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatementCard } from '@/components/statement-card/statement-card';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { EmptyArt, EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { formatNumber } from '@/lib/format/number';
import { buyerRequestRoute } from '@/lib/routes/addresses/guided-address';
import { localePath } from '@/lib/routes/locale-path';
import type { RelaxationLink, RelaxationView } from '../../load-relaxations';
import { listColumns, listWidth } from './list-layout';

const chip = 'type-sm num inline-flex min-h-8 items-center gap-1.5 rounded-full bg-tuff-100 px-3.5 font-medium';

/** The removed condition, or its replacement. */
function ChangedChips({ link: { chips, becomes } }: { link: RelaxationLink }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {chips.map((label, index) => (
        <span key={label} className="flex items-center gap-1.5">
          {index > 0 ? <SpriteIcon name="plus" className="size-3.5 shrink-0 text-ink-2" /> : null}
          <span className={chip}>
            {becomes === null ? <s className="text-ink-2">{label}</s> : label}
            {becomes === null ? null : (
              <>
                <SpriteIcon name="arrow-right" className="size-3.5 shrink-0 text-ink-2" />
                {becomes}
              </>
            )}
          </span>
        </span>
      ))}
    </span>
  );
}

function RelaxationRow({ link }: { link: RelaxationLink }) {
  const t = useTranslations('search.relax');
  const locale = useLocale();
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <ChangedChips link={link} />
      <div className="min-w-0">
        <p className="type-ui">{link.title}</p>
        {link.detail ? <p className="num type-sm text-ink-2">{link.detail}</p> : null}
      </div>
      <a
        href={link.href}
        aria-label={`${link.title}: ${t('see', { shown: formatNumber(link.count, locale) })}`}
        className={buttonClasses({ variant: 'secondary', size: 'md' })}
      >
        <span className="num">{t('see', { shown: formatNumber(link.count, locale) })}</span>
      </a>
    </li>
  );
}

/** The conditions to drop, and the number of results without them. */
function RelaxationList({ relaxation: { conditionCount, links, unhelpful } }: { relaxation: RelaxationView }) {
  const t = useTranslations('search.relax');
  const isPair = links.every(({ chips }) => chips.length > 1);
  return (
    <section aria-labelledby="relax-heading" className="rounded-card p-4 shadow-hairline lg:px-7 lg:py-5">
      <div className="flex items-start gap-4 lg:gap-6">
        <div className="hidden shrink-0 sm:block [&>svg]:size-20">
          <EmptyArt name="search" />
        </div>
        <div className="min-w-0 py-1.5">
          <h2 id="relax-heading" className="type-h3 text-pretty">
            {t('title', { count: conditionCount })}
          </h2>
          {conditionCount > 1 ? <p className="type-sm mt-1 text-ink-2">{isPair ? t('two_needed') : t('one_enough')}</p> : null}
        </div>
      </div>
      <ul aria-label={t('label')} className="mt-2">
        {links.map((link) => (
          <RelaxationRow key={link.key} link={link} />
        ))}
      </ul>
      {unhelpful.length > 0 ? (
        <p className="type-xs flex items-start gap-2 border-t border-line pt-3 text-ink-2">
          <SpriteIcon name="info" className="size-4 shrink-0" />
          {t('unhelpful', { count: unhelpful.length, names: unhelpful.join(', ') })}
        </p>
      ) : null}
    </section>
  );
}

type Props = {
  relaxation: RelaxationView;
  clearHref: string;
  now: Date;
  /** What to do instead of changing the search. */
  action?: ReactNode;
};

/** A list without results: what to change, and the nearest results. */
export function EmptyResults({ relaxation, clearHref, now, action }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <div className={listWidth}>
      {relaxation.links.length > 0 ? (
        <RelaxationList relaxation={relaxation} />
      ) : (
        <EmptyState
          art="search"
          title={t('empty.title')}
          text={t('empty.text')}
          actions={
            <a href={clearHref} className={buttonClasses()}>
              {t('empty.clear')}
            </a>
          }
        />
      )}
      {action}
      <p className="type-body mt-4 text-center text-ink-2">
        {t('empty.tell_us')}{' '}
        <Link href={localePath(locale, buyerRequestRoute)} className="text-link hover:underline">
          {t('empty.tell_us_link')}
        </Link>
      </p>
      {relaxation.nearest.length > 0 ? (
        <section aria-labelledby="nearest-heading" className="mt-8">
          <h2 id="nearest-heading" className="type-h3 mb-3">
            {t('relax.nearest')}
          </h2>
          <ul className={listColumns}>
            {relaxation.nearest.map(({ statement, difference }) => (
              <li key={statement.id} data-statement-id={statement.id} className="card-item">
                <StatementCard statement={statement} now={now} note={difference} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
