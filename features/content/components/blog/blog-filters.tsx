import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { RssIcon } from '@phosphor-icons/react/dist/ssr/Rss';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { Articles } from '@/lib/contracts/site/content';
import { type BlogQuery, blogPath, feedPath } from '@/lib/routes/addresses/content-address';

/** A plain form: what was typed goes into the address. */
export function BlogSearch({ q }: { q: string | undefined }) {
  const [t, locale] = [useTranslations('content.blog'), useLocale()];
  return (
    <search>
      <form action={blogPath(locale)} className="field-box w-full px-3.5 lg:w-74">
        <MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <input
          type="search"
          name="q"
          defaultValue={q ?? ''}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
          className="type-body min-h-12 w-full min-w-0 bg-transparent px-2.5 outline-none placeholder:text-ink-3"
        />
      </form>
    </search>
  );
}

const chip = 'type-ui inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full px-4 transition max-lg:min-h-11';

function CategoryChip({ href, isCurrent, label, count }: { href: string; isCurrent: boolean; label: string; count: number }) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(chip, isCurrent ? 'bg-tuff-900 text-white' : 'inset-ring inset-ring-tuff-300 hover:bg-tuff-50')}
    >
      {label}
      <span className={cn('num type-xs', isCurrent ? 'text-white' : 'text-ink-2')}>{count}</span>
    </Link>
  );
}

type Props = { categories: Articles['categories']; query: BlogQuery };

/** Categories as links with their counts, and the feed. */
export function BlogCategories({ categories, query }: Props) {
  const [t, locale] = [useTranslations('content'), useLocale()];
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex items-center justify-between gap-4 max-lg:-mx-4">
      <nav
        aria-label={t('blog.categories')}
        className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-lg:px-4 max-lg:py-0.5 lg:flex-wrap lg:overflow-visible"
      >
        <CategoryChip
          href={blogPath(locale)}
          isCurrent={query.category === undefined && query.q === undefined}
          label={t('blog.all')}
          count={total}
        />
        {categories.map(({ key, count }) => (
          <CategoryChip
            key={key}
            href={blogPath(locale, { category: key })}
            isCurrent={query.category === key}
            label={t(`categories.${key}`)}
            count={count}
          />
        ))}
      </nav>
      <a
        href={feedPath(locale)}
        className="type-sm flex min-h-11 shrink-0 items-center gap-1.5 text-ink-2 hover:text-ink hover:underline max-lg:hidden"
      >
        <RssIcon aria-hidden="true" className="size-4.5" />
        {t('blog.feed')}
      </a>
    </div>
  );
}
