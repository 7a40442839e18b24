'use client';

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { cn } from '@/lib/cn';
import {
  type CaseDecision,
  type CaseKind,
  caseKinds,
  type ModerationCase,
  type ModerationQueue,
} from '@/lib/contracts/staff/moderation';
import { formatNumber } from '@/lib/format/number';
import { type ModerationListing, moderationHref, readModerationListing } from '../../domain/moderation-listing';
import { useDecideCase, useModerationQueue, useUndoDecision } from '../../queries/moderation';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { CaseCard } from './case-card';
import { CaseDetail } from './case-detail';
import { UndoBar } from './undo-bar';
import { useStepKeys } from './use-queue-keys';

/** The kinds with how much waits of each, and how much was decided today. */
function Filters({ queue, listing }: { queue: ModerationQueue; listing: ModerationListing }) {
  const [t, locale] = [useTranslations('admin.moderation'), useLocale()];
  const total = caseKinds.reduce((sum, kind) => sum + (queue.counts[kind] ?? 0), 0);
  const item = (kind: CaseKind | null, count: number) => ({
    href: moderationHref({ kind, page: 1 }),
    label: `${t(`filters.${kind ?? 'all'}`)} ${formatNumber(count, locale)}`,
    isCurrent: listing.kind === kind,
  });
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
      <LinkTabs
        label={t('filters.label')}
        items={[item(null, total), ...caseKinds.map((kind) => item(kind, queue.counts[kind] ?? 0))]}
        className="min-w-0"
      />
      <p className="tabular-nums type-sm py-2 text-ink-2">{t('decided_today', { count: queue.decided_today })}</p>
    </div>
  );
}

function KeyHints() {
  const t = useTranslations('admin.moderation');
  const key = (chunks: ReactNode) => (
    <kbd className="type-xs inline-grid h-6 min-w-6 place-items-center rounded-badge border border-line px-1">{chunks}</kbd>
  );
  return <p className="type-sm mt-3 text-ink-2 max-lg:hidden">{t.rich('keys', { key })}</p>;
}

type Decided = { id: number; decision: CaseDecision };

/** Which case is open, and what was decided last. After a decision the next one opens automatically. */
function useDesk(items: readonly ModerationCase[]) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  const waiting = items.filter(({ id }) => id !== decided?.id);
  const current = waiting.find(({ id }) => id === openId) ?? waiting[0] ?? null;
  const step = (by: 1 | -1) => {
    const index = waiting.findIndex(({ id }) => id === current?.id);
    const next = waiting[index + by];
    if (next) setOpenId(next.id);
  };
  const onDecided = (done: Decided) => {
    const index = waiting.findIndex(({ id }) => id === done.id);
    setOpenId((waiting[index + 1] ?? waiting[index - 1])?.id ?? null);
    setDecided(done);
  };
  return { waiting, current, isChosen: openId !== null, setOpenId, step, decided, setDecided, onDecided };
}

function Queue({ queue, listing, now }: { queue: ModerationQueue; listing: ModerationListing; now: Date }) {
  const t = useTranslations('admin.moderation');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { waiting, current, isChosen, setOpenId, step, decided, setDecided, onDecided } = useDesk(queue.cases.data);
  const { mutateAsync: decide } = useDecideCase();
  const { mutateAsync: undo, isPending: isUndoing } = useUndoDecision();
  useStepKeys(step);
  const takeBack = async ({ id }: Decided) => {
    await undo(id).then(() => {
      setOpenId(id);
      toast.success(t('undone'));
    }, showFailure);
    setDecided(null);
  };
  return (
    <>
      {decided ? (
        <UndoBar
          key={decided.id}
          text={t(`decided.${decided.decision}`)}
          isSending={isUndoing}
          onUndo={() => void takeBack(decided)}
          onOver={() => setDecided(null)}
        />
      ) : null}
      {current === null ? <EmptyState art="key" title={t('empty_title')} text={t('empty_text')} /> : null}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {current ? (
          <div className={cn(isChosen && 'max-lg:hidden')}>
            <ul className="flex flex-col gap-2">
              {waiting.map((found) => (
                <li key={found.id}>
                  <CaseCard found={found} isCurrent={found.id === current.id} onOpen={() => setOpenId(found.id)} />
                </li>
              ))}
            </ul>
            <KeyHints />
            <CrudPagination paged={queue.cases} hrefFor={(page) => moderationHref({ ...listing, page })} />
          </div>
        ) : null}
        {current ? (
          <div className={cn(!isChosen && 'max-lg:hidden')}>
            <Button variant="ghost" size="sm" onClick={() => setOpenId(null)} className="mb-2 lg:hidden">
              <CaretLeftIcon aria-hidden="true" className="size-4" />
              {t('back')}
            </Button>
            <CaseDetail
              found={current}
              now={now}
              decide={async (body) => {
                await decide({ id: current.id, body });
                onDecided({ id: current.id, decision: body.decision });
              }}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The moderation queue next to the open case. */
export function ModerationDesk() {
  const listing = readModerationListing(useSearchParams());
  const [now] = useState(() => new Date());
  const query = useModerationQueue(listing.kind, listing.page);
  const { data } = query;
  return (
    <AdminPage view="moderation">
      {data ? <Filters queue={data} listing={listing} /> : null}
      <QueryStates query={query} />
      {data ? <Queue queue={data} listing={listing} now={now} /> : null}
    </AdminPage>
  );
}
