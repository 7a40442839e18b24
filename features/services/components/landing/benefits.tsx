import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ServicePage } from '@/lib/contracts/money/services';

/** What the buyer gets. */
export async function Benefits({ benefits }: { benefits: ServicePage['benefits'] }) {
  const [t, locale] = [await getTranslations('services.landing'), await getLocale()];
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="benefits" className="container-page py-6 lg:py-9">
      <h2 id="benefits" className="mt type-h2">
        {t('benefits')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(--spacing(60),1fr))]">
        {benefits.map(({ title, text }) => (
          <li key={title.en} className="flex gap-3">
            <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vine-700" />
            <span>
              <span className="type-ui block font-semibold">{title[locale]}</span>
              <span className="type-sm mt-0.5 block text-ink-2">{text[locale]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
