import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Categories, categoryTypeIds } from '@/features/home/components/categories';
import { Hero } from '@/features/home/components/hero';
import { RecentSearches } from '@/features/home/components/recent-searches';
import { SearchPanel } from '@/features/home/components/search-panel';
import { VipRail } from '@/features/home/components/vip-rail';
import { getHomeCounts, getHomeDictionaries } from '@/features/home/queries/get-home';
import { getVipStatements } from '@/features/home/queries/get-vip-statements';
import type { Option } from '@/lib/contracts/parameters';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title') };
}

export default async function HomePage() {
  const [locale, t, { common, home }] = [await getLocale(), await getTranslations('home'), await getMessages()];
  const [{ deals, types }, counts, vipStatements] = await Promise.all([
    getHomeDictionaries(),
    getHomeCounts(categoryTypeIds),
    getVipStatements(),
  ]);
  const labelled = ({ id, display_names }: Option) => ({ id, label: display_names[locale] });
  return (
    <>
      <Hero total={counts.total}>
        <NextIntlClientProvider messages={{ common, home }}>
          <SearchPanel
            deals={deals.map(labelled)}
            types={types.map((type) => ({ ...labelled(type), dealTypeIds: type.deal_types }))}
            initial={{ dealTypeId: 1, realEstateTypeId: 1 }}
          />
        </NextIntlClientProvider>
      </Hero>
      <RecentSearches label={t('recent')} />
      <Categories countByTypeId={counts.byTypeId} />
      {vipStatements.length > 0 ? <VipRail statements={vipStatements} now={new Date()} /> : null}
    </>
  );
}
