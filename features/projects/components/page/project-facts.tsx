import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { DoorOpenIcon } from '@phosphor-icons/react/dist/ssr/DoorOpen';
import { HammerIcon } from '@phosphor-icons/react/dist/ssr/Hammer';
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack';
import { StairsIcon } from '@phosphor-icons/react/dist/ssr/Stairs';
import { useLocale, useTranslations } from 'next-intl';
import { quarterText } from '@/components/project-card/project-badge';
import type { Project } from '@/lib/contracts/companies/projects';
import { formatMonth } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';

/** The facts of a project at a glance; what is not known is left out. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useTranslations('projects.facts');
  const stages = useTranslations('projects.stages');
  const locale = useLocale();
  const { handover, buildings, floors, flats, flats_for_sale, started_on, stage } = project;
  const numberOf = (value: number | null) => (value === null ? null : formatNumber(value, locale));
  const started = started_on === null ? null : new Date(started_on);
  const facts = [
    { key: 'handover', Icon: CalendarBlankIcon, value: handover ? quarterText(handover) : null },
    { key: 'stage', Icon: HammerIcon, value: stages(stage) },
    { key: 'buildings', Icon: BuildingsIcon, value: numberOf(buildings) },
    { key: 'floors', Icon: StairsIcon, value: numberOf(floors) },
    {
      key: 'flats',
      Icon: DoorOpenIcon,
      value: flats === null ? numberOf(flats_for_sale) : `${numberOf(flats_for_sale)} / ${numberOf(flats)}`,
    },
    {
      key: 'started',
      Icon: StackIcon,
      value: started && formatMonth(started.getUTCFullYear(), started.getUTCMonth(), locale),
    },
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-2 overflow-hidden rounded-card shadow-hairline sm:grid-cols-3 side:grid-cols-6">
      {facts.map(({ key, Icon, value }) =>
        value === null ? null : (
          <div key={key} className="flex flex-col-reverse justify-end p-3.5 shadow-hairline">
            <dt className="type-xs text-ink-2">{t(key)}</dt>
            <dd className="type-ui num font-semibold max-[339px]:whitespace-normal">
              <Icon aria-hidden="true" className="mb-1.5 size-5 text-ink-2" />
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
