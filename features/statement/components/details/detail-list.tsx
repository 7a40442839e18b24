import { useTranslations } from 'next-intl';
import type { Detail } from '../../domain/details';

/** What is known of the statement, in two columns. */
export function DetailList({ details }: { details: Detail[] }) {
  const t = useTranslations('statement.details');
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="type-h3">
        {t('title')}
      </h2>
      <dl className="type-sm mt-2 sm:columns-2 sm:gap-12">
        {details.map(({ name, value }) => (
          <div
            key={name}
            className="flex min-h-11 break-inside-avoid items-baseline justify-between gap-4 border-b border-line py-2.5"
          >
            <dt className="text-ink-2">{t(name)}</dt>
            <dd className="text-right font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
