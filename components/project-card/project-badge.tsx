import { useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import type { ProjectCard } from '@/lib/contracts/companies/projects';

const romans = ['I', 'II', 'III', 'IV'] as const;

/** "2027 II": quarters are written as the field writes them. */
export const quarterText = ({ year, quarter }: { year: number; quarter: number }): string =>
  `${year} ${romans[quarter - 1] ?? ''}`;

const chip = 'num inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-[calc(0.78125rem*var(--k))] font-medium';

/** When a project is handed over, or what became of it. */
export function ProjectBadge({ project }: { project: Pick<ProjectCard, 'stage' | 'is_stopped' | 'handover'> }) {
  const t = useTranslations('projects.card');
  const { stage, is_stopped, handover } = project;
  if (stage === 'delivered')
    return (
      <span className={cn(chip, 'bg-vine-100 text-vine-800')}>
        <SpriteIcon name="check-circle-fill" className="size-3.5" />
        {t('delivered')}
      </span>
    );
  if (is_stopped) return <span className={cn(chip, 'bg-alert-100 text-alert-800')}>{t('stopped')}</span>;
  return handover ? (
    <span className={cn(chip, 'bg-white text-ink')}>{t('handover', { quarter: quarterText(handover) })}</span>
  ) : null;
}
