import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useLocale, useTranslations } from 'next-intl';
import { shortAddress } from '@/components/statement-card/short-address';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Tag } from '@/components/ui/display/tag';
import { EmptyArt } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import type { UnavailableStatement } from '@/lib/contracts/statements/comparison';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { priceViewOf } from '@/lib/format/price-view';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { ColumnPosition } from './compare-frame';
import { RemoveColumn } from './remove-column';

/** A column of the table: a statement that is offered, by its place among them, or one that is not. */
export type CompareColumn =
  | { id: number; index: number; statement: StatementDetail }
  | { id: number; index: null; unavailable: UnavailableStatement };

const cell = 'relative h-full min-w-0 snap-start px-2.5 pb-4 text-left font-normal first:pl-4 lg:px-2.5';

function Picture({ statement }: { statement: StatementDetail }) {
  const image = statement.images.find(({ is_main }) => is_main) ?? statement.images[0];
  return (
    <div className="flex h-21 items-center justify-center overflow-hidden rounded-control bg-tuff-100 lg:h-34 [&>svg]:size-full">
      {image ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes.
        <img src={image.thumb} alt="" width={270} height={136} className="size-full object-cover" />
      ) : (
        <EmptyArt name="house" />
      )}
    </div>
  );
}

function HeadPrice({ statement }: { statement: StatementDetail }) {
  const [card, locale] = [useTranslations('search.card'), useLocale()];
  const price = (currencyId: 1 | 2) => {
    const view = priceViewOf(statement, currencyId, locale);
    return view ? view.main + view.period : card('price_negotiable');
  };
  return (
    <p className="type-price mt-2.5 max-lg:hidden">
      <ByCurrency gel={price(1)} dollar={price(2)} />
    </p>
  );
}

function OfferedHead({ statement }: { statement: StatementDetail }) {
  const locale = useLocale();
  return (
    <>
      <Picture statement={statement} />
      <HeadPrice statement={statement} />
      <Link
        href={statementPath(locale, statement)}
        className="type-ui mt-1.5 line-clamp-2 hover:underline max-lg:text-sm max-lg:leading-5 lg:mt-0.5"
      >
        {statement.dynamic_titles[locale]}
      </Link>
      <p className="type-xs mt-0.5 flex items-center gap-1 text-ink-2">
        <MapPinIcon aria-hidden="true" className="size-4 shrink-0 max-lg:hidden" />
        <span className="truncate">{shortAddress(statement, locale)}</span>
      </p>
    </>
  );
}

function UnavailableHead({ unavailable: { id, state, titles } }: { unavailable: UnavailableStatement }) {
  const [t, locale] = [useTranslations('compare'), useLocale()];
  return (
    <>
      <div className="flex h-21 items-center justify-center overflow-hidden rounded-control bg-tuff-100 lg:h-34 [&>svg]:size-full">
        <EmptyArt name="house" />
      </div>
      <p className="mt-2.5">
        <Tag tone="neutral">{t(`states.${state}`)}</Tag>
      </p>
      <p className="type-ui mt-1 line-clamp-2 text-ink-2 max-lg:text-sm max-lg:leading-5">
        {titles?.[locale] ?? t('untitled', { id })}
      </p>
    </>
  );
}

/** The heads of the columns: picture, price, title and place, each with a link that removes it. */
export function CompareHead({ columns }: { columns: readonly CompareColumn[] }) {
  const [t, locale] = [useTranslations('compare'), useLocale()];
  const ids = columns.map(({ id }) => id);
  return (
    <thead className="bg-surface lg:sticky lg:top-[calc(var(--header-visible-h,var(--header-h))-140px)] lg:z-2 print:static">
      <tr>
        <td className="sticky left-0 z-2 bg-surface pr-3 pb-4 max-lg:pl-4 lg:static">
          <ColumnPosition count={columns.length} />
          <p className="type-xs flex gap-2 text-ink-2 max-lg:hidden">
            <InfoIcon aria-hidden="true" className="size-4 shrink-0" />
            {t('best_hint')}
          </p>
        </td>
        {columns.map((column) => {
          const title = column.index === null ? column.unavailable.titles?.[locale] : column.statement.dynamic_titles[locale];
          return (
            <th key={column.id} scope="col" className={cell}>
              {column.index === null ? (
                <UnavailableHead unavailable={column.unavailable} />
              ) : (
                <OfferedHead statement={column.statement} />
              )}
              <RemoveColumn id={column.id} ids={ids} label={t('remove', { title: title ?? t('untitled', { id: column.id }) })}>
                <XIcon aria-hidden="true" className="size-4" />
              </RemoveColumn>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
