import { getLocale, getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';

/** Where a printed page is found again: the short address, which is quickly typed and leads to the page. Paper alone shows it. */
export async function PrintedAddress({ id }: { id: number }) {
  const [t, locale, origin] = [await getTranslations('statement'), await getLocale(), await siteOrigin()];
  const address = (origin + localePath(locale, `/statements/${id}`)).replace(/^https?:\/\//, '');
  return (
    <p className="type-sm hidden print:mt-2 print:block">
      {t('printed_address')} <span className="num font-medium">{address}</span>
    </p>
  );
}
