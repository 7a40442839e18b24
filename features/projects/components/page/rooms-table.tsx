import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import { CurrencySegments } from '@/components/layout/header/currency-segments';
import { ProjectAmount } from '@/components/project-card/project-amount';
import { Link } from '@/components/ui/navigation/link';
import type { Project, ProjectRooms } from '@/lib/contracts/companies/projects';
import { roomCountOf } from '@/lib/domain/statement/market-ids';
import { formatDay } from '@/lib/format/date';
import { formatNumber, squareMetreSign } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { Section } from './section';

/** The name of a number of rooms: "2 rooms"; one room is a studio in a new building. */
export function useRoomsLabel(): (roomTypeId: number) => string {
  const t = useTranslations('projects.rooms');
  return (roomTypeId) => t('count', { count: roomCountOf(roomTypeId) ?? roomTypeId });
}

function useAreaRange({ area_from: from, area_to: to }: ProjectRooms): string {
  const locale = useLocale();
  if (from === null || to === null) return '—';
  const [least, most] = [formatNumber(Math.round(from), locale), formatNumber(Math.round(to), locale)];
  return `${least === most ? least : `${least}–${most}`}\u00A0${squareMetreSign(locale)}`;
}

const heading = 'type-xs border-b border-line px-3 py-2.5 text-left font-medium text-ink-2';
const cell = 'border-b border-line px-3 py-3';

function Row({ project, rooms }: { project: Project; rooms: ProjectRooms }) {
  const t = useTranslations('projects.rooms');
  const locale = useLocale();
  const name = useRoomsLabel()(rooms.room_type_id);
  const area = useAreaRange(rooms);
  const isForSale = rooms.flats_for_sale > 0;
  const href = localePath(locale, `/s?deal_types=1&real_estate_types=1&projects=${project.id}&room_types=${rooms.room_type_id}`);
  return (
    <tr>
      <th scope="row" className={`${cell} type-ui text-left`}>
        {name}
      </th>
      <td className={`${cell} num type-sm whitespace-nowrap max-sm:hidden`}>{area}</td>
      <td className={`${cell} num`}>
        {rooms.price_from ? (
          <>
            <span className="type-ui block font-semibold whitespace-nowrap">
              <ProjectAmount amounts={rooms.price_from} look="from" />
            </span>
            <span className="type-xs block text-ink-2">
              <ProjectAmount amounts={rooms.price_from} isOther />
            </span>
          </>
        ) : (
          '—'
        )}
      </td>
      <td className={`${cell} num type-sm whitespace-nowrap max-md:hidden`}>
        {rooms.square_price_from ? <ProjectAmount amounts={rooms.square_price_from} look="square" /> : '—'}
      </td>
      <td className={`${cell} num type-sm whitespace-nowrap ${isForSale ? '' : 'text-ink-3'}`}>
        {t('for_sale', { count: rooms.flats_for_sale })}
      </td>
      <td className={`${cell} text-right`}>
        {isForSale ? (
          <Link
            href={href}
            aria-label={t('see_named', { rooms: name })}
            className="hit type-sm inline-flex items-center gap-1 text-link hover:underline"
          >
            <span className="max-sm:hidden">{t('see')}</span>
            <CaretRightIcon aria-hidden="true" className="size-4" />
          </Link>
        ) : null}
      </td>
    </tr>
  );
}

/** What is for sale by rooms. Every price follows from the active statements of the project. */
export function RoomsTable({ project }: { project: Project }) {
  const t = useTranslations('projects.rooms');
  const currency = useTranslations('projects.currency');
  const locale = useLocale();
  if (project.rooms.length === 0) return null;
  return (
    <Section
      id="flats"
      title={t('title')}
      note={t('note', { day: formatDay(new Date(project.priced_on), locale) })}
      aside={<CurrencySegments labels={{ label: currency('label'), gel: currency('gel'), dollar: currency('dollar') }} />}
    >
      <div className="relative overflow-x-auto rounded-card shadow-hairline">
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col" className={heading}>
                {t('flat')}
              </th>
              <th scope="col" className={`${heading} max-sm:hidden`}>
                {t('area')}
              </th>
              <th scope="col" className={heading}>
                {t('price')}
              </th>
              <th scope="col" className={`${heading} max-md:hidden`}>
                {t('square_price', { unit: squareMetreSign(locale) })}
              </th>
              <th scope="col" className={heading}>
                {t('free')}
              </th>
              <th scope="col" className={heading}>
                <span className="sr-only">{t('see')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {project.rooms.map((rooms) => (
              <Row key={rooms.room_type_id} project={project} rooms={rooms} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
