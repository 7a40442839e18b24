'use client';

import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TextAaIcon } from '@phosphor-icons/react/dist/ssr/TextAa';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { CaseKind, ModerationCase } from '@/lib/contracts/staff/moderation';
import type { ReportReason } from '@/lib/contracts/statements/reports';
import { transliterateName } from '@/lib/format/slugs/romanise';

const icons = { report: FlagIcon, blocked_word: TextAaIcon, duplicate: CopyIcon, corrected: PencilSimpleIcon } as const;

/** The most frequent reason among the reports of a case. */
function mainReason({ reports }: ModerationCase): ReportReason | null {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort((one, two) => two[1] - one[1])[0]?.[0] ?? null;
}

/** Names a case: the reports by their most frequent reason. */
export function useCaseTitle(): (found: ModerationCase) => string {
  const [t, reasons] = [useTranslations('admin.moderation'), useTranslations('statement.report.reasons')];
  return (found) => {
    const reason = found.kind === 'report' ? mainReason(found) : null;
    return reason === null ? t(`kinds.${found.kind}`) : reasons(reason);
  };
}

function Photo({ src }: { src: string | undefined }) {
  // biome-ignore lint/performance/noImgElement: Uploads are served in their sizes; the framework's optimiser is off.
  return src ? <img src={src} alt="" className="h-12 w-16 shrink-0 rounded-control object-cover" /> : null;
}

function Icon({ kind }: { kind: CaseKind }) {
  const Found = icons[kind];
  return <Found aria-hidden="true" className="size-5 shrink-0 text-ink-2" />;
}

type Props = { found: ModerationCase; isCurrent: boolean; onOpen: () => void };

/** A case in the list of the queue. */
export function CaseCard({ found, isCurrent, onOpen }: Props) {
  const [t, locale] = [useTranslations('admin.moderation'), useLocale()];
  const titleOf = useCaseTitle();
  const { kind, evidence, reports, words, statement, other } = found;
  const figure =
    kind === 'duplicate'
      ? `${evidence?.similarity ?? 0}%`
      : kind === 'report'
        ? t('reports_count', { count: reports.length })
        : words.slice(0, 2).join(', ');
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isCurrent ? 'true' : undefined}
      className={cn(
        'w-full rounded-card p-3.5 text-left shadow-hairline transition hover:bg-tuff-50',
        isCurrent && 'bg-brand-soft outline-2 -outline-offset-2 outline-brand',
      )}
    >
      <span className="flex items-center gap-2">
        <Icon kind={kind} />
        <span className="type-ui min-w-0 flex-1 truncate">{titleOf(found)}</span>
        <span className="num type-sm shrink-0 text-ink-2">{figure}</span>
      </span>
      <span className="mt-2 flex items-center gap-2">
        <Photo src={statement.photos[0]?.thumb} />
        {other ? <Photo src={other.photos[0]?.thumb} /> : null}
        <span className="min-w-0 flex-1">
          <span className="type-sm block truncate font-medium">{statement.address[locale] || statement.titles[locale]}</span>
          <span className="num type-xs block truncate text-ink-2">
            {other === null
              ? t('subject', { id: String(statement.id), author: transliterateName(statement.author.name, locale) })
              : t(other.author.id === statement.author.id ? 'one_author' : 'two_authors', {
                  count: evidence?.common_photos ?? 0,
                })}
          </span>
        </span>
      </span>
    </button>
  );
}
