import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import type { AuthorText } from '@/lib/domain/statement/author-words';
import { isLongText } from '../../domain/description';

const summaryClass =
  'hit type-ui flex min-h-9 w-fit list-none items-center gap-1.5 font-semibold text-link hover:underline [&::-webkit-details-marker]:hidden';

type Props = {
  description: AuthorText;
  /** Into the language of the page; empty where there is none. */
  translation?: string | undefined;
};

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
 * A text of many lines is cut only by CSS while the switch under it is closed: it is whole in the document, for readers
 * without scripts, for print and for screen readers.
 */
function LongText({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useTranslations('statement.description');
  return (
    <>
      <p lang={lang} data-long-text="" className="type-body mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      {isLongText(text) ? (
        <details data-long-text-switch="" className="group mt-2 w-fit print:hidden">
          <summary className={summaryClass}>
            <span className="group-open:hidden">{t('more')}</span>
            <span className="hidden group-open:inline">{t('less')}</span>
            <SpriteIcon name="caret" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
        </details>
      ) : null}
    </>
  );
}

/** The author's own words, or a translation with the original one press away. */
export function DescriptionText({ description: { text, language }, translation = '' }: Props) {
  const locale = useLocale();
  const t = useTranslations('statement.description');
  const lang = language === locale ? undefined : language;
  const isTranslated = lang !== undefined && translation !== '';
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="type-h3">
        {t('title')}
      </h2>
      {lang ? (
        <p className="type-xs mt-1 text-ink-2">{isTranslated ? t(`translated.${language}`) : t(`note.${language}`)}</p>
      ) : null}
      {isTranslated ? <LongText text={translation} lang={undefined} /> : <LongText text={text} lang={lang} />}
      {isTranslated ? (
        <details className="group mt-2 print:hidden">
          <summary className={summaryClass}>
            <span className="group-open:hidden">{t('show_original')}</span>
            <span className="hidden group-open:inline">{t('hide_original')}</span>
            <SpriteIcon name="caret" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <p lang={lang} className="type-body mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        </details>
      ) : null}
    </section>
  );
}
