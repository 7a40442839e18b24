import { useLocale, useTranslations } from 'next-intl';
import type { Company } from '@/lib/contracts/companies/companies';
import { locales } from '@/lib/contracts/locales';

/** Longer texts begin folded. */
const foldedFrom = 420;

/** The company's description, in the language it was written in. */
export function CompanyAbout({ company, idPrefix = '' }: { company: Company /** Of the copy for phones. */; idPrefix?: string }) {
  const t = useTranslations('companies.page');
  const locale = useLocale();
  const language = [locale, ...locales].find((candidate) => company.about[candidate].trim() !== '');
  const text = language ? company.about[language].trim() : '';
  const isLong = text.length > foldedFrom;
  return (
    <section id={`${idPrefix}about`} aria-labelledby={`${idPrefix}about-heading`} className="scroll-mt-30">
      <h2 id={`${idPrefix}about-heading`} className="type-h3">
        {t('about')}
      </h2>
      {text ? (
        <>
          <p
            id={`${idPrefix}about-text`}
            lang={language === locale ? undefined : language}
            className="type-body mt-3 max-w-180 whitespace-pre-line [overflow-wrap:anywhere] [&:has(+details:not([open]))]:line-clamp-4"
          >
            {text}
          </p>
          {isLong ? (
            <details className="group/about mt-2">
              <summary className="type-ui min-h-6 cursor-pointer list-none text-link hover:underline">
                <span className="group-open/about:hidden">{t('more')}</span>
                <span className="hidden group-open/about:inline">{t('less')}</span>
              </summary>
            </details>
          ) : null}
        </>
      ) : (
        <p className="type-body mt-3 text-ink-2">{t('no_about')}</p>
      )}
    </section>
  );
}
