import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useLocale, useTranslations } from 'next-intl';
import { type Description, isLongText } from '../../domain/description';

/** What is known of the statement, as a paragraph in the visitor's language. */
export function SummaryText({ text }: { text: string }) {
  const t = useTranslations('statement.summary');
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="type-h3">
        {t('title')}
      </h2>
      <p className="type-body mt-3 max-w-prose [overflow-wrap:anywhere]">{text}</p>
    </section>
  );
}

/**
 * The author's own words. A long text is cut by the style sheet alone while the switch under it is closed: it is whole in the
 * document, for readers without scripts, for print and for screen readers.
 */
export function DescriptionText({ description: { text, language } }: { description: Description }) {
  const locale = useLocale();
  const t = useTranslations('statement.description');
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="type-h3">
        {t('title')}
      </h2>
      {language === locale ? null : <p className="type-xs mt-1 text-ink-2">{t(`note.${language}`)}</p>}
      <p
        lang={language === locale ? undefined : language}
        data-long-text=""
        className="type-body mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {isLongText(text) ? (
        <details data-long-text-switch="" className="group mt-2 w-fit print:hidden">
          <summary className="hit type-ui flex min-h-9 list-none items-center gap-1.5 font-semibold text-link hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{t('more')}</span>
            <span className="hidden group-open:inline">{t('less')}</span>
            <CaretDownIcon aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
        </details>
      ) : null}
    </section>
  );
}
