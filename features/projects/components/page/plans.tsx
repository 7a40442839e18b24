'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProjectAmount } from '@/components/project-card/project-amount';
import { Chip } from '@/components/ui/buttons/chip';
import { ScrollRow } from '@/components/ui/display/scroll-row';
import type { ProjectPlan, ProjectRooms } from '@/lib/contracts/companies/projects';
import { formatNumber, squareMetreSign } from '@/lib/format/number';

type Named = { id: number; label: string };
type Props = {
  plans: readonly ProjectPlan[];
  /** What flats with as many rooms cost. */
  rooms: readonly Pick<ProjectRooms, 'room_type_id' | 'price_from' | 'flats_for_sale'>[];
  labels: readonly Named[];
};

function Plan({ plan, rooms, label }: { plan: ProjectPlan; rooms: Props['rooms'][number] | undefined; label: string }) {
  const t = useTranslations('projects');
  const locale = useLocale();
  const area = `${formatNumber(plan.area, locale)}\u00A0${squareMetreSign(locale)}`;
  return (
    <li className="w-64 shrink-0 rounded-card p-3 shadow-hairline sm:w-auto">
      {/* biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work. */}
      <img
        src={plan.image.thumb}
        width={720}
        height={480}
        loading="lazy"
        decoding="async"
        alt={t('plans.image', { rooms: label, area })}
        className="h-44 w-full rounded-control bg-tuff-50 object-contain"
      />
      <p className="type-ui mt-3 flex justify-between gap-2">
        <span className="font-semibold">{label}</span>
        <span className="num">{area}</span>
      </p>
      <p className="num mt-1 flex items-baseline justify-between gap-2">
        <span className="type-ui font-semibold">
          {rooms?.price_from ? <ProjectAmount amounts={rooms.price_from} look="from" /> : '—'}
        </span>
        <span className="type-xs text-ink-2">{t('rooms.for_sale', { count: rooms?.flats_for_sale ?? 0 })}</span>
      </p>
    </li>
  );
}

/** The layouts, all of them or those with as many rooms. */
export function Plans({ plans, rooms, labels }: Props) {
  const t = useTranslations('projects.plans');
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = plans.filter((plan) => chosen === null || plan.room_type_id === chosen);
  return (
    <>
      {labels.length > 1 ? (
        <fieldset className="mb-4 flex min-w-0 gap-2 overflow-x-auto p-0.5 *:shrink-0 [scrollbar-width:none]">
          <legend className="sr-only">{t('filter')}</legend>
          <Chip isSelected={chosen === null} onSelectedChange={() => setChosen(null)}>
            {t('all')}
          </Chip>
          {labels.map(({ id, label }) => (
            <Chip key={id} isSelected={chosen === id} onSelectedChange={(isChosen) => setChosen(isChosen ? id : null)}>
              <span className="whitespace-nowrap">{label}</span>
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <ScrollRow className="flex gap-3 overflow-x-auto p-px [scrollbar-width:none] sm:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {shown.map((plan) => (
          <Plan
            key={plan.id}
            plan={plan}
            rooms={rooms.find(({ room_type_id }) => room_type_id === plan.room_type_id)}
            label={labels.find(({ id }) => id === plan.room_type_id)?.label ?? ''}
          />
        ))}
      </ScrollRow>
    </>
  );
}
