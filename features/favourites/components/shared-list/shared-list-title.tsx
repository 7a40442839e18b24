import { useLocale, useTranslations } from 'next-intl';
import type { SharedList } from '@/lib/contracts/statements/shared-lists';
import { transliterateName } from '@/lib/format/slugs/romanise';

/** The heading of a shared list: whose favourites they are. */
export function SharedListTitle({ participants }: Pick<SharedList, 'participants'>) {
  const [t, locale] = [useTranslations('shared_list'), useLocale()];
  const owner = participants.find(({ is_owner }) => is_owner);
  return (
    <h1 className="mt type-h1 mb-4 [overflow-wrap:anywhere]">
      {owner ? t('owner_title', { name: transliterateName(owner.name, locale) }) : t('title')}
    </h1>
  );
}
