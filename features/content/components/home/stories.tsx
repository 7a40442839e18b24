import { useLocale, useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/ui/display/section-heading';
import { Link } from '@/components/ui/navigation/link';
import type { ArticleCard as Article } from '@/lib/contracts/site/content';
import { articlePath, blogPath } from '@/lib/routes/addresses/content-address';
import { cardTextOf } from '../../article-text';
import { ArticleCard } from '../blog/article-card';
import { ArticleMeta } from '../blog/article-meta';
import { Scene } from '../scene';

/** The newest articles of the home page: one large, three next to it; absent with fewer than two. */
export function Stories({ articles: [first, ...others] }: { articles: readonly Article[] }) {
  const [t, locale] = [useTranslations('content'), useLocale()];
  if (!first || others.length === 0) return null;
  const now = new Date();
  const { language, title } = cardTextOf(first, locale);
  return (
    <section aria-labelledby="stories" className="container-page py-6 lg:py-9">
      <SectionHeading id="stories" title={t('blog.title')} href={blogPath(locale)} all={t('article.all')} className="mb-3.5" />
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[1.06fr_1fr]">
        <article className="group relative flex min-h-70 flex-col justify-end overflow-hidden rounded-modal bg-deep p-5 text-white lg:min-h-98 lg:p-7">
          <Scene
            picture={first.picture}
            sizes="(min-width: 992px) 700px, max(420px, 100vw - 32px)"
            className="absolute inset-0 h-full opacity-85 transition-transform duration-240 group-hover:scale-[1.02]"
          />
          <span className="absolute inset-0 bg-[linear-gradient(to_top,rgb(38_9_19/0.92),rgb(38_9_19/0.55)_45%,transparent_75%)]" />
          <span className="relative">
            <span className="type-xs block font-medium">{t(`categories.${first.category}`)}</span>
            <h3 className="type-h2 mt-0.5 mb-1.5 break-words">
              <Link
                href={articlePath(locale, first.slug)}
                lang={language}
                className="after:absolute after:-inset-7 after:content-[''] group-hover:underline"
              >
                {title}
              </Link>
            </h3>
            <span className="[&>p]:text-white">
              <ArticleMeta article={first} now={now} />
            </span>
          </span>
        </article>
        <ul className="self-start divide-y divide-line">
          {others.map((article) => (
            <li key={article.id} className="py-3.5 first:pt-0 last:pb-0 lg:py-4">
              <ArticleCard article={article} now={now} look="row" headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
