import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useLocale, useTranslations } from 'next-intl';
import { quarterText } from '@/components/project-card/project-badge';
import { ScrollRow } from '@/components/ui/display/scroll-row';
import { Tag } from '@/components/ui/display/tag';
import { cn } from '@/lib/cn';
import { projectStages } from '@/lib/contracts/companies/project-stages';
import type { ProgressReport, Project } from '@/lib/contracts/companies/projects';
import { type Schedule, scheduleOf } from '@/lib/domain/project/schedule';
import { formatDay } from '@/lib/format/date';
import { Section } from './section';

const icon = 'size-3.5 shrink-0';

/** Whether the building is on schedule; a moved date is shown next to the first one. */
function ScheduleTag({ schedule, project }: { schedule: Schedule; project: Project }) {
  const t = useTranslations('projects.state');
  if (schedule.state === 'delivered' || schedule.state === 'on_schedule')
    return (
      <Tag tone="ok" icon={<CheckCircleIcon weight="fill" aria-hidden="true" className={icon} />}>
        {t(schedule.state)}
      </Tag>
    );
  const isLate = schedule.state === 'late';
  const { first_handover: first } = project;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isLate && first ? (
        <del className="num type-sm text-ink-3">
          <span className="sr-only">{t('promised_first')} </span>
          {quarterText(first)}
        </del>
      ) : null}
      <Tag tone={isLate ? 'warning' : 'error'} icon={<WarningIcon weight="fill" aria-hidden="true" className={icon} />}>
        {isLate ? t('late', { months: schedule.months }) : t('stopped')}
      </Tag>
    </span>
  );
}

/** The stages in order: finished, current and ahead. */
function Stages({ project }: { project: Project }) {
  const t = useTranslations('projects.stages');
  const state = useTranslations('projects.state');
  const reached = projectStages.indexOf(project.stage);
  return (
    <ol className="mt-5 flex flex-col gap-4 md:flex-row md:flex-wrap md:gap-x-2">
      {projectStages.map((stage, index) => {
        const isDone = index < reached || project.stage === 'delivered';
        const isCurrent = index === reached && !isDone;
        return (
          <li
            key={stage}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex min-w-0 items-start gap-3 md:min-w-min md:flex-1 md:flex-col md:gap-2"
          >
            <span
              aria-hidden="true"
              className={cn(
                'flex size-6 shrink-0 items-center justify-center rounded-full',
                isDone && 'bg-brand text-white',
                isCurrent && 'inset-ring-[6px] inset-ring-brand',
                !isDone && !isCurrent && 'inset-ring-2 inset-ring-tuff-300',
              )}
            >
              {isDone ? <CheckIcon weight="bold" className="size-3.5" /> : null}
            </span>
            <span className="min-w-0">
              <span className={cn('type-sm block', isDone || isCurrent ? 'font-semibold' : 'text-ink-2')}>{t(stage)}</span>
              <span className="type-xs block text-ink-2">{state(isDone ? 'done' : isCurrent ? 'current' : 'ahead')}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const shownReports = 3;

function Reports({ reports, name }: { reports: readonly ProgressReport[]; name: string }) {
  const t = useTranslations('projects.state');
  const stages = useTranslations('projects.stages');
  const locale = useLocale();
  const list = (shown: readonly ProgressReport[]) => (
    <ScrollRow className="mt-4 flex gap-3 overflow-x-auto [scrollbar-width:none] md:grid md:grid-cols-3">
      {shown.map((report) => {
        const [image, ...others] = report.images;
        const day = formatDay(new Date(report.happened_on), locale);
        return (
          <li key={report.id} className="w-60 shrink-0 md:w-auto">
            {image ? (
              // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
              <img
                src={image.thumb}
                width={720}
                height={480}
                loading="lazy"
                decoding="async"
                alt={t('photo', { name, day })}
                className="h-40 w-full rounded-card bg-tuff-100 object-cover"
              />
            ) : null}
            {others.length > 0 ? (
              <ul className="mt-1.5 grid grid-cols-4 gap-1.5">
                {others.map(({ large, thumb }, index) => (
                  <li key={large}>
                    <a href={large} target="_blank" rel="noreferrer" className="block rounded-sm">
                      {/* biome-ignore lint/performance/noImgElement: As the picture above. */}
                      <img
                        src={thumb}
                        loading="lazy"
                        decoding="async"
                        alt={t('photo_numbered', { name, day, number: index + 2 })}
                        className="h-12 w-full rounded-sm bg-tuff-100 object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
            <p className="type-xs num mt-1.5 text-ink-2">
              {[day, stages(report.stage), t('percent', { percent: report.percent })].join(' · ')}
            </p>
          </li>
        );
      })}
    </ScrollRow>
  );
  if (reports.length === 0) return null;
  return (
    <>
      {list(reports.slice(0, shownReports))}
      {reports.length > shownReports ? (
        <details className="mt-3">
          <summary className="type-ui hit w-fit cursor-pointer text-link hover:underline">
            {t('all_reports', { count: reports.length })}
          </summary>
          {list(reports.slice(shownReports))}
        </details>
      ) : null}
    </>
  );
}

/** The progress of the building by stages and dated photos, and whether it is on schedule. */
export function BuildingState({ project }: { project: Project }) {
  const t = useTranslations('projects.state');
  const locale = useLocale();
  const { stage, is_stopped, handover, first_handover, progress_percent: percent, priced_on } = project;
  const schedule = scheduleOf({ stage, isStopped: is_stopped, handover, firstHandover: first_handover }, priced_on);
  return (
    <Section id="building" title={t('title')}>
      <div className="rounded-card p-4 shadow-hairline lg:p-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="type-h2 num">{t('percent', { percent })}</p>
          <div aria-hidden="true" className="h-1.5 min-w-30 flex-1 overflow-hidden rounded-full bg-tuff-200">
            <div className={cn('h-full', stage === 'delivered' ? 'bg-vine-600' : 'bg-brand')} style={{ width: `${percent}%` }} />
          </div>
          <ScheduleTag schedule={schedule} project={project} />
        </div>
        <Stages project={project} />
        <Reports reports={project.progress} name={project.display_names[locale]} />
      </div>
    </Section>
  );
}
