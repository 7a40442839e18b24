import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Project } from '@/lib/contracts/companies/projects';
import type { Locale } from '@/lib/contracts/locales';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { developersRoute } from '@/lib/routes/addresses/company-address';
import { projectPath, projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata, truncateDescription, truncateTitle } from './page-metadata';

/** Metadata of a project: its name, place and lowest price. */
export async function projectMetadata(locale: Locale, project: Project): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'projects.seo' });
  const name = project.display_names[locale];
  const place = project.place_names[locale];
  const price = project.price_from?.[currencyIds.usd];
  const from = price === undefined ? null : formatPriceFrom(price, currencyIds.usd, locale);
  return pageMetadata({
    locale,
    title: truncateTitle(...(from ? [`${name}, ${place}: ${from}`] : []), `${name}, ${place}`, name),
    description: truncateDescription(
      t('project', { name, place }),
      ...(project.flats_for_sale > 0 ? [t('for_sale', { count: project.flats_for_sale })] : []),
      project.about[locale],
    ),
    pathIn: (language) => projectPath(language, project),
    image: `/og/projects/${locale}/${project.id}`,
  });
}

type List = { tab: 'developers' | 'projects'; total: number; page: number; isFiltered: boolean };

/** Metadata of the two lists; a list that a visitor narrowed is not indexed. */
export async function developersMetadata(locale: Locale, { tab, total, page, isFiltered }: List): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'projects.seo' });
  const pageParam = page > 1 ? { page: String(page) } : {};
  return pageMetadata({
    locale,
    title: page > 1 ? t('paged', { title: t(`${tab}_title`), page }) : t(`${tab}_title`),
    description: t(`${tab}_text`, { count: total }),
    pathIn: (language) =>
      tab === 'projects'
        ? projectsPath(language, pageParam)
        : `${localePath(language, developersRoute)}${page > 1 ? `?page=${page}` : ''}`,
    image: `/og/home/${locale}`,
    isIndexed: !isFiltered,
  });
}
