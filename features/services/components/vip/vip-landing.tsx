import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack';
import { getLocale, getTranslations } from 'next-intl/server';
import { StatementCard } from '@/components/statement-card/statement-card';
import { buttonClasses } from '@/components/ui/buttons/button';
import { vipPageSize } from '@/lib/contracts/statements/filter-query';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { PageMessages } from '@/lib/i18n/page-messages';
import { ServiceJsonLd } from '@/lib/seo/json-ld/service-json-ld';
import { type TierKey, tierTypes } from '../../domain/vip-order';
import { getPaidExamples } from '../../queries/paid-examples';
import { getServicePage, getServiceTypes } from '../../queries/service-page';
import { FactList } from '../landing/fact-list';
import { orderHref } from '../landing/order-href';
import { Questions } from '../landing/questions';
import { Steps } from '../landing/steps';
import { PhoneTiers } from './phone-tiers';
import { TierTable } from './tier-table';
import { VipPackages } from './vip-packages';
import { VipShowcase } from './vip-showcase';

/** Facts of every promotion: places in the strip, when it begins, when its end is announced. */
async function VipFacts() {
  const t = await getTranslations('vip.landing.facts');
  const facts = [
    { value: String(vipPageSize), label: t('places') },
    { value: t('at_once'), label: t('at_once_text') },
    { value: t('warned'), label: t('warned_text') },
  ];
  return <FactList facts={facts} />;
}

const withQuery = (href: string, query: Record<string, string>): string => {
  // A link to the sign-in has the address of the order in its query.
  const url = new URL(href, 'http://site');
  const target = url.searchParams.get('continue');
  const added = new URLSearchParams(query);
  if (target === null) return `${href}?${added}`;
  url.searchParams.set('continue', `${target}?${added}`);
  return url.pathname + url.search;
};

/** Cards of two example statements for each tier. */
function exampleCards(statements: readonly Statement[]) {
  const now = new Date();
  const cardsOf = (tier: TierKey) => {
    const flags = { is_vip: tier === 'basic', is_vip_plus: tier === 'plus', is_super_vip: tier === 'super' };
    return statements.slice(0, 2).map((statement) => (
      <li key={statement.id} className="w-79.5 shrink-0 max-sm:w-[85%]">
        <StatementCard statement={{ ...statement, ...flags }} now={now} isNarrow isEager={tier === 'plus'} headingLevel={2} />
      </li>
    ));
  };
  return { basic: cardsOf('basic'), plus: cardsOf('plus'), super: cardsOf('super') };
}

/** The page that presents VIP: what the tiers give, what they cost, packages, questions. Prices come from the API. */
export async function VipLanding({ isSignedIn }: { isSignedIn: boolean }) {
  const [t, locale] = [await getTranslations('vip'), await getLocale()];
  const [page, { types }, examples] = await Promise.all([
    getServicePage('vip'),
    getServiceTypes('vip-service'),
    getPaidExamples(),
  ]);
  const href = (await orderHref('vip', isSignedIn)) ?? '';
  const hrefOf = (key: string): string => withQuery(href, { type: key });
  const price = formatPriceFrom(page.price_from, currencyIds.gel, locale);
  return (
    <PageMessages names={['vip']}>
      <div className="max-lg:pb-18">
        <ServiceJsonLd page={page} name={t('landing.name')} locale={locale} />
        <div className="container-page grid gap-x-14 gap-y-5 py-4 lg:grid-cols-[1fr_1.15fr] lg:py-8">
          <div className="flex flex-col max-lg:order-2">
            <h1 className="mt type-display lg:text-[calc(2.875rem*var(--k))] lg:leading-[calc(3.375rem*var(--k))]">
              {page.title[locale]}
            </h1>
            <p className="type-body mt-3 max-w-prose text-ink-2">{page.lead[locale]}</p>
            <div className="mt-6 flex flex-wrap items-center gap-3 max-lg:hidden">
              <a href={href} rel="nofollow" className={buttonClasses({ size: 'lg' })}>
                {t('landing.order', { price })}
              </a>
              <a href="#packages" className={buttonClasses({ size: 'lg', variant: 'ghost' })}>
                <StackIcon aria-hidden="true" className="size-5" />
                {t('package.many')}
              </a>
            </div>
            <div className="mt-6 lg:mt-auto lg:pt-8">
              <VipFacts />
            </div>
          </div>
          {examples.length > 0 ? (
            <div className="min-w-0 max-lg:order-1">
              <VipShowcase cards={exampleCards(examples)} />
            </div>
          ) : null}
        </div>
        <section id="tiers" aria-labelledby="tiers-title" className="container-page py-6 lg:py-9">
          <h2 id="tiers-title" className="mt type-h2">
            {t('landing.tiers')}
          </h2>
          <p className="type-sm mt-0.5 mb-4 text-ink-2">{t('landing.tiers_text')}</p>
          <div className="max-lg:hidden">
            <TierTable types={types} hrefOf={({ key }) => hrefOf(key)} />
          </div>
          <div className="lg:hidden">
            <PhoneTiers types={types} hrefs={Object.fromEntries(tierTypes(types).map(({ id, key }) => [id, hrefOf(key)]))} />
          </div>
        </section>
        <Steps steps={page.steps} />
        <VipPackages types={types} orderHref={href} />
        <Questions questions={page.questions} />
      </div>
    </PageMessages>
  );
}
