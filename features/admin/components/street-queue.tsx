'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { useToast } from '@/components/ui/feedback/toast';
import type { NewStreet, StreetDecisionBody } from '@/lib/contracts/admin';
import { useDecideStreet, useStreetQueue } from '../queries/admin';
import { AdminList } from './admin-list';
import { DecisionButtons } from './decision-buttons';
import { DecisionDialog } from './decision-dialog';
import { MergeDialog } from './merge-dialog';

/** The three decisions on a new street. */
function Decisions({ street, name }: { street: NewStreet; name: string }) {
  const t = useTranslations('admin.streets');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useDecideStreet();
  const [decision, setDecision] = useState<'merge' | 'reject' | null>(null);
  const { id } = street;
  const decide = (body: StreetDecisionBody, done: string) =>
    mutateAsync({ id, body }).then(() => {
      setDecision(null);
      toast.success(done);
    }, showFailure);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DecisionButtons
        isSending={isPending}
        decisions={[
          {
            label: t('approve'),
            name: t('approve_named', { name }),
            onPress: () => void decide({ decision: 'approve', reason: '' }, t('approved')),
          },
          { label: t('merge'), name: t('merge_named', { name }), onPress: () => setDecision('merge') },
          { label: t('reject'), name: t('reject_named', { name }), onPress: () => setDecision('reject') },
        ]}
      />
      <MergeDialog
        street={street}
        name={name}
        isOpen={decision === 'merge'}
        isBusy={isPending}
        onOpenChange={(isOpen) => setDecision(isOpen ? 'merge' : null)}
        onMerge={(into) => void decide({ decision: 'merge', reason: '', into }, t('merged'))}
      />
      <DecisionDialog
        name={`street reject ${id}`}
        title={t('reject_title')}
        description={name}
        isOpen={decision === 'reject'}
        onOpenChange={(isOpen) => setDecision(isOpen ? 'reject' : null)}
        decide={(reason) => mutateAsync({ id, body: { decision: 'reject', reason } })}
        onDecided={() => toast.success(t('rejected'))}
      />
    </div>
  );
}

function StreetRow({ street }: { street: NewStreet }) {
  const [t, locale] = [useTranslations('admin.streets'), useLocale()];
  const { names, places, author, statements_count: count } = street;
  const others = [...new Set(Object.values(names))].filter((name) => name !== names[locale]);
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui [overflow-wrap:anywhere]">{names[locale]}</h2>
      {others.length > 0 ? <p className="type-sm text-ink-2">{others.join(' · ')}</p> : null}
      <p className="type-sm">{places.map((place) => place[locale]).join(', ')}</p>
      <p className="tabular-nums type-xs mt-1 text-ink-2">
        {[author ? t('author', { name: author.name, id: String(author.id) }) : null, t('statements', { count })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Decisions street={street} name={names[locale]} />
    </article>
  );
}

/** Streets that users added and nobody has approved. */
export function StreetQueue() {
  return <AdminList view="streets" useItems={useStreetQueue} row={(street) => <StreetRow street={street} />} />;
}
