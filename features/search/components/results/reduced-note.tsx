import { useTranslations } from 'next-intl';

/** A quiet line above a list that the database answered in place of the search index. */
export function ReducedNote() {
  const t = useTranslations('search');
  return <p className="type-sm mt-2 text-ink-2">{t('reduced')}</p>;
}
