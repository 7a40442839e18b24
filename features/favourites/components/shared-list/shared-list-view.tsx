'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatementCard } from '@/components/statement-card/statement-card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ToastProvider, useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import { withQueryProvider } from '@/lib/api/query-provider';
import type { MarkBody, SharedList } from '@/lib/contracts/statements/shared-lists';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { useMessage } from '@/lib/i18n/use-message';
import { opinionsOf } from '../../domain/opinions';
import { useMark, useSharedList } from '../../queries/shared-list';
import { favouriteColumns } from '../favourite-skeletons';
import { JoinList } from './join-list';
import { SharedOpinions } from './shared-opinions';

const eagerCount = 3;

function Participants({ list: { participants, own_id: ownId } }: { list: SharedList }) {
  const [t, locale] = [useTranslations('shared_list'), useLocale()];
  const people = participants.map(({ id, name }) => ({ id, name: transliterateName(name, locale) }));
  return (
    <div className="type-sm mb-5 flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-ink-2">{t('participants')}</span>
      <ul className="flex flex-wrap gap-1.5">
        {people.map(({ id, name }) => (
          <li key={id} className="max-w-full rounded-full bg-tuff-100 px-3 py-1 font-medium [overflow-wrap:anywhere]">
            {id === ownId ? t('you', { name }) : name}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ItemsProps = { list: SharedList; isEditable: boolean; onMark: (mark: MarkBody) => Promise<unknown> };

function Items({ list, isEditable, onMark }: ItemsProps) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <ul className={favouriteColumns}>
      {list.statements.map((statement, index) => (
        <li key={statement.id} className="flex min-w-0 flex-col gap-3">
          <div>
            <StatementCard statement={statement} now={now} isEager={index < eagerCount} headingLevel={2} />
          </div>
          <SharedOpinions
            title={(statement.card_titles ?? statement.dynamic_titles)[locale]}
            opinions={opinionsOf(list, statement.id)}
            isEditable={isEditable}
            isOwner={list.is_owner}
            onMark={(mark) => onMark({ ...mark, statement_id: statement.id })}
          />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  token: string;
  /** The list as a guest sees it. */
  initial: SharedList;
};

function SharedFavourites({ token, initial }: Props) {
  const t = useTranslations('shared_list');
  const toast = useToast();
  const translate = useMessage();
  const { data: list, isFetchedAfterMount } = useSharedList(token, initial);
  const { mutateAsync } = useMark(token);
  if (list === null) return <EmptyState art="heart" title={t('ended')} />;
  const isEditable = isFetchedAfterMount && (list.own_id !== null || list.is_signed_in);
  const mark = (body: MarkBody) =>
    mutateAsync(body).catch((error: unknown) => {
      // A note is refused at its field.
      if (body.note === undefined)
        toast.error(
          translate(error instanceof ApiFailure ? (error.envelope?.message ?? 'errors.connection') : 'errors.unforeseen'),
        );
      throw error;
    });
  return (
    <>
      <Participants list={list} />
      {isFetchedAfterMount && !isEditable ? <JoinList token={token} /> : null}
      {list.statements.length === 0 ? <EmptyState art="heart" title={t('empty')} /> : null}
      <Items list={list} isEditable={isEditable} onMark={mark} />
    </>
  );
}

/** The favourites that several people decide on, with the comments of each. */
export const SharedListView = withQueryProvider(function SharedListView(props: Props) {
  const t = useTranslations('shared_list');
  const common = useTranslations('common');
  return (
    <ToastProvider regionLabel={t('region')} closeLabel={common('close')}>
      <SharedFavourites {...props} />
    </ToastProvider>
  );
});
