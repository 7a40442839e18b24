import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { callApi } from '@/lib/api/client';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';
import { formatArea } from '@/lib/format/number';
import { routing } from '@/lib/i18n/routing';
import { statementIdFrom } from '@/lib/routes/addresses/statement-address';
import { ogImageNotFound, ogImageResponse } from '@/lib/seo/og-image/response';
import { formatOwnerPrice } from '@/lib/seo/owner-price';

/** A listed statement, requested as a list of one: requesting its detail would count as a visit. */
async function findCard(id: number): Promise<StatementCard | undefined> {
  const url = `/microservice/statements?ids=${id}&per_page=1`;
  return (await callApi(statementListSchema, { url })).data.data[0];
}

/** The picture of an offered statement: its main photo, title, price, area and place. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string; id: string }> }): Promise<Response> {
  const { locale, id: segment } = await params;
  const id = /^\d+$/.test(segment) ? statementIdFrom(segment) : null;
  if (!hasLocale(routing.locales, locale) || id === null) return ogImageNotFound();
  const card = await findCard(id);
  if (!card) return ogImageNotFound();
  const t = await getTranslations({ locale, namespace: 'statement.price' });
  const street = card.addresses[locale] || card.urban_names?.[locale];
  const place = [card.city_names[locale], street].filter(Boolean).join(', ');
  const note = `${formatArea(card.area, locale, card.area_type_id)} · ${place}`;
  const main = card.images.find(({ is_main }) => is_main) ?? card.images[0];
  return ogImageResponse(
    { locale, title: card.dynamic_titles[locale], detail: formatOwnerPrice(card, locale) ?? t('negotiable'), note },
    main?.large,
  );
}
