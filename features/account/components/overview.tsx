import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { getLocale, getTranslations } from 'next-intl/server';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Link } from '@/components/ui/navigation/link';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { Profile } from '@/lib/contracts/account/profile';
import type { OwnState } from '@/lib/contracts/statements/own-statements';
import { formatNumber } from '@/lib/format/number';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { accountRouteOf } from '@/lib/routes/account-routes';
import { localePath } from '@/lib/routes/locale-path';
import { type NextStep, nextSteps, phonesAnchor } from '../domain/next-steps';
import type { OverviewStats as Figures } from '../queries/get-overview';

type StatTileProps = { label: string; value: number | string; href?: string | null };

/** Tiles on wide screens, rows of one card on phones, where a tile of one number would take the width of the screen. */
const tiles =
  'mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(--spacing(44),1fr))] max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:overflow-hidden max-sm:rounded-card max-sm:shadow-[0_0_0_1px_var(--line)]';
const box =
  'relative px-4 py-3 sm:rounded-card sm:shadow-hairline max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4';

/** One number of the overview; with an address the whole tile is a link. */
async function StatTile({ label, value, href = null }: StatTileProps) {
  const locale = await getLocale();
  const shown = typeof value === 'number' ? formatNumber(value, locale) : value;
  return (
    <div className={href ? `${box} transition hover:bg-tuff-50` : box}>
      <dt className="type-sm text-ink-2">
        {href ? (
          <Link href={href} className="stretched">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="num mt-0.5 type-price">{shown}</dd>
    </div>
  );
}

type Props = { profile: Profile; stats: Figures };

/** Public states first, then those that need an action, then the finished ones. */
const statesInOrder: readonly OwnState[] = ['active', 'unpaid', 'hidden', 'expired', 'draft', 'blocked', 'sold', 'archived'];

/** Where a step is taken. */
const stepPaths: Readonly<Record<NextStep, string>> = {
  publish: '/account/statements/create',
  confirm_email: '/account/personalInformation',
  add_email: '/account/personalInformation',
  add_phone: `/account/personalInformation#${phonesAnchor}`,
  add_company: '/account/personalInformation',
};

async function Steps({ profile, stats: { statements } }: Props) {
  const [t, locale] = [await getTranslations('account.overview'), await getLocale()];
  const steps = nextSteps(profile, companyTypeIds.includes(profile.type_id), statements && statements.total > 0);
  if (steps.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="type-h3">{t('steps')}</h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
        {steps.map((step) => (
          <li key={step}>
            <Link
              href={localePath(locale, stepPaths[step])}
              className="type-ui flex min-h-13.5 items-center gap-3 px-4 py-2 hover:bg-tuff-50"
            >
              <span className="flex-1">{t(step)}</span>
              <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Statements({ stats: { statements } }: Pick<Props, 'stats'>) {
  const [t, states, locale] = [
    await getTranslations('account.overview'),
    await getTranslations('account.states'),
    await getLocale(),
  ];
  const shown = statesInOrder.filter((state) => state === 'active' || (statements?.states[state] ?? 0) > 0);
  const path = '/account/statements';
  return (
    <section className="mt-6">
      <h2 className="type-h3">{t('states')}</h2>
      {statements === null ? (
        <InlineAlert tone="warning" className="mt-3">
          {t('missing')}
        </InlineAlert>
      ) : (
        <>
          {statements.total === 0 ? <p className="type-body mt-1 text-ink-2">{t('states_empty')}</p> : null}
          <dl className={tiles}>
            {shown.map((state) => (
              <StatTile key={state} label={states(state)} value={statements.states[state]} />
            ))}
            <StatTile label={t('quota')} value={t('quota_of', { used: statements.free_used, total: statements.free_quota })} />
          </dl>
          {accountRouteOf(path) && statements.total > 0 ? (
            <Link
              href={localePath(locale, path)}
              className="type-ui mt-2 inline-flex min-h-11 items-center gap-1 text-link hover:underline"
            >
              {t('all')}
              <CaretRightIcon aria-hidden="true" className="size-4" />
            </Link>
          ) : null}
        </>
      )}
    </section>
  );
}

/** The account at a glance: what to do next, then statements by state and saved items. */
export async function Overview({ profile, stats }: Props) {
  const [t, locale] = [await getTranslations('account.overview'), await getLocale()];
  const linked = (path: string) => (accountRouteOf(path) ? localePath(locale, path) : null);
  return (
    <>
      <h1 className="mt type-h2">{t('title')}</h1>
      <p className="type-body mt-1 text-ink-2">{t('greeting', { name: transliterateName(profile.name, locale) })}</p>
      <Steps profile={profile} stats={stats} />
      <Statements stats={stats} />
      <section className="mt-6">
        <h2 className="type-h3">{t('figures')}</h2>
        <dl className={tiles}>
          {stats.favourites === null ? null : (
            <StatTile label={t('favourites')} value={stats.favourites} href={linked('/account/favorites')} />
          )}
          {stats.unread === null ? null : (
            <StatTile label={t('unread')} value={stats.unread} href={linked('/account/notifications')} />
          )}
          <StatTile
            label={t('phones')}
            value={profile.valid_phone_numbers.length}
            href={localePath(locale, stepPaths.add_phone)}
          />
        </dl>
      </section>
    </>
  );
}
