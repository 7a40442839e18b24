import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { HomeBrokers } from '@/features/companies/components/list/top-brokers';
import { Stories } from '@/features/content/components/home/stories';
import { getStories } from '@/features/content/queries/content';
import { RecentlyViewed } from '@/features/favourites/components/recently-viewed';
import { Categories } from '@/features/home/components/categories';
import { GuidedLinks } from '@/features/home/components/guided-links';
import { Hero } from '@/features/home/components/hero';
import { Projects } from '@/features/home/components/projects';
import { Promos } from '@/features/home/components/promos';
import { RecentSearches } from '@/features/home/components/recent-searches';
import { SearchPanel } from '@/features/home/components/search-panel/search-panel';
import { VipRail } from '@/features/home/components/vip-rail';
import { getHomeProjects } from '@/features/home/queries/home-projects';
import { getHomeCounts, getVipStatements } from '@/features/home/queries/home-statements';
import { loanExample } from '@/features/mortgage/domain/teaser-loan';
import { getLoanTerms } from '@/features/mortgage/queries/get-loan-terms';
import { ServicesGrid } from '@/features/services/components/entries/services-grid';
import { getServicePrices } from '@/features/services/queries/service-page';
import { getTopBrokers } from '@/lib/api/companies';
import { getParameters } from '@/lib/api/market/market-data';
import type { Option } from '@/lib/contracts/parameters';
import { isDealTypeId } from '@/lib/domain/statement/market-ids';
import { PageMessages } from '@/lib/i18n/page-messages';
import { HomeJsonLd } from '@/lib/seo/json-ld/home-json-ld';
import { homeMetadata } from '@/lib/seo/metadata/home-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  return homeMetadata(locale, (await getHomeCounts()).total);
}

export default async function HomePage() {
  const [locale, t] = [await getLocale(), await getTranslations('home')];
  const [{ dictionaries }, counts, vipStatements, brokers, projects, mortgage, prices, stories] = await Promise.all([
    getParameters(),
    getHomeCounts(),
    getVipStatements(),
    // Never rejects: without a response the list is empty.
    getTopBrokers(),
    // Without a response the block is missing.
    getHomeProjects(),
    // Without the banks' response their card has no example.
    getLoanTerms(),
    getServicePrices(),
    getStories(),
  ]);
  // The tabs of the panel have short names; a deal that was added to the dictionary later has its full name.
  const dealOf = ({ id, display_names }: Option) => ({ id, label: isDealTypeId(id) ? t(`deals.${id}`) : display_names[locale] });
  const labelled = ({ id, display_names }: Option) => ({ id, label: display_names[locale] });
  return (
    <>
      <HomeJsonLd locale={locale} />
      <Hero total={counts.total} />
      {/* The panel overlaps the drawn city. */}
      <div className="container-page relative -mt-26 lg:-mt-23">
        <PageMessages names={['home', 'place']}>
          <SearchPanel
            deals={(dictionaries.deal_types ?? []).map(dealOf)}
            types={(dictionaries.real_estate_types ?? []).map((type) => ({ ...labelled(type), dealTypeIds: type.deal_types }))}
            initial={{ dealTypeId: 1, realEstateTypeId: 1 }}
          />
        </PageMessages>
      </div>
      <RecentSearches label={t('recent')} mapLabel={t('panel.map')}>
        <GuidedLinks />
      </RecentSearches>
      <Categories countByTypeId={counts.byTypeId} />
      {vipStatements.length > 0 ? <VipRail statements={vipStatements} now={new Date()} /> : null}
      <Promos example={mortgage && loanExample(mortgage)} />
      <ServicesGrid prices={prices} />
      <Projects projects={projects?.data ?? []} />
      <HomeBrokers companies={brokers} />
      <Stories articles={stories} />
      <PageMessages names={['favourites']}>
        <RecentlyViewed className="container-page overflow-x-clip pb-6 lg:pb-9" />
      </PageMessages>
    </>
  );
}
