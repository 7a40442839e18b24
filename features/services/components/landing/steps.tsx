import { getLocale, getTranslations } from 'next-intl/server';
import { cn } from '@/lib/cn';
import type { ServicePage } from '@/lib/contracts/money/services';

/** How the service works, step by step: columns under a rule, on phones a numbered list. The only tinted band of the page. */
export async function Steps({ steps }: { steps: ServicePage['steps'] }) {
  const [t, locale] = [await getTranslations('services.landing'), await getLocale()];
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps" className="py-6 md:bg-bg-2 lg:py-12">
      <div className="container-page">
        <h2 id="steps" className="mt type-h2">
          {t('steps')}
        </h2>
        <ol className="mt-4 grid gap-x-5 gap-y-5 md:mt-5 md:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li
              key={title.en}
              className={cn('flex gap-4 md:block md:border-t-2 md:pt-4', index === 0 ? 'md:border-brand' : 'md:border-tuff-300')}
            >
              <span
                aria-hidden="true"
                className="num type-sm flex size-8.5 shrink-0 items-center justify-center rounded-full bg-saperavi-100 font-semibold text-brand-text md:size-auto md:justify-start md:bg-transparent"
              >
                {index + 1}
              </span>
              <span>
                <span className="type-ui block font-semibold md:mt-2">{title[locale]}</span>
                <span className="type-sm mt-0.5 block text-ink-2">{text[locale]}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
