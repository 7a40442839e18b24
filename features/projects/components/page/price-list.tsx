import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { PriceList } from '@/lib/contracts/companies/projects';
import { formatDay } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { formatArea } from '@/lib/format/number';
import { useRoomsLabel } from './rooms-table';
import { Section } from './section';

const heading = 'type-xs border-b border-line px-3 py-2 text-left font-medium text-ink-2';
const cell = 'type-sm num border-b border-line px-3 py-2';

/** The developer's own price list, flat by flat, with its date. */
export function PriceListSection({ list }: { list: PriceList }) {
  const t = useTranslations('projects.price_list');
  const locale = useLocale();
  const labelOf = useRoomsLabel();
  const { available, reserved, sold, flats, updated_at } = list;
  return (
    <Section id="price-list" title={t('title')} note={t('note', { day: formatDay(new Date(updated_at), locale) })}>
      <p className="type-body">{t('totals', { available, reserved, sold })}</p>
      <details className="mt-3">
        <summary className="type-ui hit w-fit cursor-pointer text-link hover:underline">{t('open')}</summary>
        <div className="mt-3 max-h-120 overflow-auto rounded-card shadow-hairline">
          <table className="w-full">
            <thead>
              <tr>
                {(['number', 'floor', 'rooms', 'area', 'price', 'state'] as const).map((key) => (
                  <th key={key} scope="col" className={heading}>
                    {t(`columns.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {flats.map((flat) => (
                <tr key={flat.number} className={flat.state === 'available' ? undefined : 'text-ink-3'}>
                  <th scope="row" className={cn(cell, 'text-left font-medium')}>
                    {flat.number}
                  </th>
                  <td className={cell}>{flat.floor ?? '—'}</td>
                  <td className={cn(cell, 'whitespace-nowrap')}>{labelOf(flat.room_type_id)}</td>
                  <td className={cn(cell, 'whitespace-nowrap')}>{formatArea(flat.area, locale)}</td>
                  <td className={cn(cell, 'whitespace-nowrap')}>
                    {flat.state === 'sold'
                      ? '—'
                      : flat.price === null
                        ? t('on_request')
                        : formatPrice(flat.price, flat.currency_id, locale)}
                  </td>
                  <td className={cn(cell, 'whitespace-nowrap')}>{t(`states.${flat.state}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}
