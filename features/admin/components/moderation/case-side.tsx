'use client';

import { EqualsIcon } from '@phosphor-icons/react/dist/ssr/Equals';
import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/display/avatar';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { Link } from '@/components/ui/navigation/link';
import type { CaseSide } from '@/lib/contracts/staff/moderation';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatDateTime } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';

/** A statement as its moderator sees it: photos, of which common ones are marked, price, title, text and author. */
export function CaseSideCard({ side, isHidden, now }: { side: CaseSide; isHidden: boolean; now: Date }) {
  const [t, own, locale] = [useTranslations('admin.moderation'), useTranslations('own_statements.states'), useLocale()];
  const { id, state, titles, slugs, segments, photos, price, author, texts } = side;
  const authorName = transliterateName(author.name, locale);
  const text = texts[locale] || texts.ka || texts.en || texts.ru;
  return (
    <article className="overflow-hidden rounded-card shadow-hairline">
      {photos.length > 0 ? (
        <ul className="grid grid-cols-4 gap-px">
          {photos.map(({ thumb, is_common }) => (
            <li key={thumb} className="relative">
              {/* biome-ignore lint/performance/noImgElement: Uploads are served in their sizes; the framework's optimiser is off. */}
              <img src={thumb} alt={is_common ? t('common_photo') : ''} className="h-20 w-full object-cover" />
              {is_common ? (
                <span className="absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full bg-saffron-400">
                  <EqualsIcon aria-hidden="true" className="size-3.5" />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="type-price num">{price === null ? t('negotiable') : formatPrice(price, currencyIds.gel, locale)}</span>
          <Tag tone={state === 'active' ? 'ok' : isHidden ? 'warning' : 'neutral'}>
            {isHidden ? t('hidden_until') : own.has(state as 'active') ? own(state as 'active') : state}
          </Tag>
        </div>
        <h3 className="type-ui mt-1">
          <a
            href={statementPath(locale, { id, middle_slugs: segments, href_lang: slugs })}
            target="_blank"
            rel="noopener"
            className="hover:underline"
          >
            {titles[locale]}
          </a>
        </h3>
        <p className="type-xs text-ink-2 tabular-nums">
          {t('published', { id: String(id), moment: formatDateTime(new Date(side.published_at), now, locale) })}
        </p>
        {text ? (
          <p className="type-sm mt-2 line-clamp-5">
            <UserText text={text} />
          </p>
        ) : null}
        <div className="mt-3 flex items-center gap-3 border-t border-line pt-3">
          <Avatar name={authorName} size={40} />
          <p className="min-w-0 flex-1">
            <span className="type-sm block truncate font-medium">{authorName}</span>
            <span className="type-xs num block text-ink-2">{t('violations', { count: author.violations })}</span>
          </p>
          <Link
            href={localePath(locale, `/admin/users/${author.id}`)}
            aria-label={t('author_page_named', { name: authorName })}
            className="type-sm shrink-0 text-link hover:underline"
          >
            {t('author_page')}
          </Link>
        </div>
      </div>
    </article>
  );
}
