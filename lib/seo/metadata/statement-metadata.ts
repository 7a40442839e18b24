import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementDetail, StatementStub } from '@/lib/contracts/statements/statements';
import { formatArea } from '@/lib/format/number';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { formatOwnerPrice } from '@/lib/seo/owner-price';
import { type PageMetadata, pageMetadata, truncateDescription, truncateTitle } from './page-metadata';

const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/** The time of the last change is in the picture's address, so that other sites fetch a changed picture. */
const imageOf = (locale: Locale, { id, last_updated_iso }: StatementDetail): string =>
  `/og/statements/${locale}/${id}?v=${Math.round(Date.parse(last_updated_iso) / 1000)}`;

/**
 * Metadata of an offered statement; never a phone number.
 * @param address city, place and street in the language of the page
 */
export async function statementMetadata(locale: Locale, statement: StatementDetail, address: string): Promise<PageMetadata> {
  const t = await getTranslations({ locale, namespace: 'seo.statement' });
  const { id, floor, total_floors: total } = statement;
  const name = statement.dynamic_titles[locale];
  const price = formatOwnerPrice(statement, locale);
  const area = formatArea(statement.area, locale, statement.area_type_id);
  const floors = floor === null || total === null ? null : t('floor', { floor: String(floor), total: String(total) });
  return pageMetadata({
    locale,
    title: truncateTitle(join(name, price, area), join(name, price), name),
    description: truncateDescription(
      `${name}: ${join(address, area, floors, price)}. ${t('number', { id: String(id) })}`,
      t('more'),
    ),
    pathIn: (language) => statementPath(language, statement),
    image: imageOf(locale, statement),
  });
}

/** Metadata of a statement that its author withdrew: no price, no photo, not indexed. */
export async function withdrawnMetadata(locale: Locale, stub: Omit<StatementStub, 'state'>): Promise<PageMetadata> {
  const t = await getTranslations({ locale, namespace: 'seo.statement' });
  const title = stub.dynamic_titles[locale];
  return pageMetadata({
    locale,
    title: t('unavailable', { title }),
    description: t('ended', { title }),
    pathIn: (language) => statementPath(language, stub),
    image: `/og/home/${locale}`,
    isIndexed: false,
  });
}
