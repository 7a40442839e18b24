import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { localePath } from '@/lib/routes/locale-path';

/** The link back to the visitor's own statements. */
export async function BackToStatements({ locale }: { locale: Locale }) {
  const t = await getTranslations('promotion');
  return (
    <Link
      href={localePath(locale, '/account/statements')}
      className="type-sm inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink"
    >
      <ArrowLeftIcon aria-hidden="true" className="size-4" />
      {t('back')}
    </Link>
  );
}

type Props = { statement: OwnStatement; locale: Locale; heading: 'h1' | 'h2'; children?: ReactNode };

/** The statement that a page is about: its picture, title and number. */
export function StatementHead({ statement, locale, heading: Heading, children }: Props) {
  const image = statement.images.find(({ is_main }) => is_main) ?? statement.images[0];
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4">
      {image ? (
        // biome-ignore lint/performance/noImgElement: the API already serves every picture in its sizes.
        <img src={image.thumb} alt="" width={156} height={92} className="h-23 w-39 rounded-control object-cover" />
      ) : null}
      <div className="min-w-0 flex-1 basis-60">
        <Heading className="type-h3">{statement.dynamic_titles[locale]}</Heading>
        <p className="type-sm num text-ink-2">ID {statement.id}</p>
      </div>
      {children}
    </div>
  );
}
