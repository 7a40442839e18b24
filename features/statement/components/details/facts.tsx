import { useTranslations } from 'next-intl';
import { SpriteIcon, type SpriteIconName } from '@/components/ui/display/sprite-icon';
import type { Detail, Fact, FactName } from '../../domain/facts';

const icons: Record<FactName, SpriteIconName> = {
  area: 'ruler',
  yard_area: 'arrows-out',
  rooms: 'door-open',
  bedrooms: 'bed',
  guests: 'users',
  min_nights: 'moon',
  floor: 'steps',
  floors: 'buildings',
  bathrooms: 'bathtub',
  ceiling: 'arrows-vertical',
  status: 'briefcase',
};

/** The main facts of a statement, in one ruled box: six in a row, three on phones, fewer where a label needs the room. */
export function FactGrid({ facts }: { facts: Fact[] }) {
  const t = useTranslations('statement.facts');
  return (
    <section aria-label={t('title')} className="overflow-hidden rounded-card bg-line p-px">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-[15px] bg-line">
        {facts.map(({ name, value }) => {
          return (
            <div
              key={name}
              className="flex flex-[1_1_max(30%,--spacing(22))] flex-col bg-surface p-3.5 wrap-break-word sm:flex-[1_1_0%] lg:p-4"
            >
              <SpriteIcon name={icons[name]} className="size-5 text-ink-3" />
              <dt className="type-xs order-3 text-ink-2">{t(name)}</dt>
              <dd className="order-2 mt-2 font-semibold">{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

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
            <dd className="text-right font-medium wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
