import { useLocale, useTranslations } from 'next-intl';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';

/** A statement in one row: picture, title, address and number. */
export function StatementLine({ card }: { card: OwnStatementCard }) {
  const t = useTranslations('services.order.property');
  const locale = useLocale();
  const image = card.images.find(({ is_main }) => is_main) ?? card.images[0];
  return (
    <>
      <span className="h-15 w-24 shrink-0 overflow-hidden rounded-sm bg-tuff-100">
        {image ? (
          // biome-ignore lint/performance/noImgElement: the API already serves every picture in its sizes.
          <img src={image.thumb} alt="" width={96} height={60} loading="lazy" className="size-full object-cover" />
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="type-ui block font-semibold wrap-anywhere">{card.dynamic_titles[locale]}</span>
        <span className="type-xs block text-ink-2">
          {[card.city_names[locale], card.addresses[locale]].filter(Boolean).join(', ')} ·{' '}
          <span className="num">{t('id', { id: card.id })}</span>
        </span>
      </span>
    </>
  );
}
