'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { useToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/inputs/field';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/selects/select';
import { toFormErrors } from '@/lib/api/forms/form-errors';
import type { DeskAction, DeskOrderDetail } from '@/lib/contracts/money/desk';
import { serviceIds } from '@/lib/domain/order/services';
import { useMessage } from '@/lib/i18n/use-message';
import { useAssignees, useDeskAction } from '../../queries/desk';
import { useRefundAction } from '../../queries/money';
import { MoneyDialog } from '../money/money-dialog';
import { VisitDialog } from './visit-dialog';

type SendAction = (action: string, data?: object) => Promise<void>;

/** Sends actions; a refusal of the API is shown above the buttons, and nothing typed is lost. */
function useActs(orderId: number) {
  const t = useTranslations('admin.orders');
  const toast = useToast();
  const { mutateAsync, isPending } = useDeskAction();
  const [failure, setFailure] = useState<string | null>(null);
  const act: SendAction = async (action, data) => {
    setFailure(null);
    try {
      await mutateAsync({ id: orderId, action, ...(data ? { data } : {}) });
      toast.success(t('done'));
    } catch (error) {
      const { fields, form } = toFormErrors(error, ['assignee_id', 'url', 'file', 'day', 'slot']);
      setFailure(fields[0]?.key ?? form?.key ?? 'errors.invalid');
    }
  };
  return { act, isPending, failure };
}

function Assign({ current, act, isBusy }: { current: number | null; act: SendAction; isBusy: boolean }) {
  const t = useTranslations('admin.orders');
  const { data: staff = [] } = useAssignees();
  return (
    <Field label={t('assign')}>
      <Select
        options={staff.map(({ id, name, open_orders }) => ({
          value: String(id),
          label: t('assignee_option', { name, count: open_orders }),
        }))}
        value={current === null ? null : String(current)}
        placeholder={t('nobody')}
        disabled={isBusy}
        onValueChange={(id) => void act('assign', { assignee_id: Number(id) })}
      />
    </Field>
  );
}

const tourLengthMax = 500;

function Attach({ act, isBusy, hasLink, hasFile }: { act: SendAction; isBusy: boolean; hasLink: boolean; hasFile: boolean }) {
  const t = useTranslations('admin.orders');
  const [url, setUrl] = useState('');
  const send = async (files: File[]) => {
    for (const file of files) {
      const data = new FormData();
      data.append('file', file);
      await act('files', data);
    }
  };
  return (
    <>
      {hasFile ? (
        <FileDrop
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onFiles={(files) => void send(files)}
          label={t('attach')}
          dropText={t('drop')}
          hint={t('file_hint')}
          isDisabled={isBusy}
        />
      ) : null}
      {hasLink ? (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void act('link', { url: url.trim() });
          }}
          className="flex items-end gap-2"
        >
          <Field label={t('link')} className="flex-1">
            <Input value={url} onValueChange={setUrl} maxLength={tourLengthMax} autoComplete="off" />
          </Field>
          <Button type="submit" variant="secondary" size="md" disabled={isBusy || url.trim() === ''}>
            {t('link_send')}
          </Button>
        </form>
      ) : null}
    </>
  );
}

const plainActions = [
  ['start', 'start'],
  ['deliver', 'deliver'],
  ['no_show', 'no-show'],
] as const;
const reasonActions = ['note', 'fail', 'cancel'] as const;
type AskingAction = (typeof reasonActions)[number] | 'refund';

/** Actions that need a text: a note for the staff, or a message to the buyer. */
function ReasonActions({ order, act }: { order: DeskOrderDetail; act: SendAction }) {
  const t = useTranslations('admin.orders');
  const [reasonAction, setReasonAction] = useState<AskingAction | null>(null);
  const { mutateAsync: refund } = useRefundAction();
  const shared = (action: AskingAction) => ({
    name: `order ${action} ${order.id}`,
    title: t(`acts.${action}`),
    description: t('number', { id: String(order.id) }),
    isOpen: reasonAction === action,
    onOpenChange: (isOpen: boolean) => setReasonAction(isOpen ? action : null),
    onDone: () => setReasonAction(null),
  });
  const offered = reasonActions.filter((action) => order.actions.includes(action));
  return (
    <>
      {offered.map((action) => (
        <span key={action}>
          <Button variant={action === 'note' ? 'secondary' : 'danger-ghost'} size="sm" onClick={() => setReasonAction(action)}>
            {t(`acts.${action}`)}
          </Button>
          <MoneyDialog
            {...shared(action)}
            asks="reason"
            act={({ reason }) => act(action, action === 'note' ? { text: reason } : { reason })}
          />
        </span>
      ))}
      {order.actions.includes('refund') ? (
        <>
          <Button variant="danger-ghost" size="sm" onClick={() => setReasonAction('refund')}>
            {t('acts.refund')}
          </Button>
          <MoneyDialog
            {...shared('refund')}
            asks="credit"
            act={({ amount, reason, code }, key) =>
              refund({ url: '/refunds', data: { order_id: order.id, reason, ...(amount ? { amount } : {}) }, key, code })
            }
          />
        </>
      ) : null}
    </>
  );
}

/** Confirming the time that the buyer chose, and setting another. */
function VisitActions({ order, act, isBusy }: { order: DeskOrderDetail; act: SendAction; isBusy: boolean }) {
  const t = useTranslations('admin.orders');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {order.visit && order.state !== 'scheduled' ? (
        <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void act('schedule', {})}>
          {t('acts.schedule')}
        </Button>
      ) : null}
      <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => setIsOpen(true)}>
        {t(order.service_id === serviceIds.publicRegistry ? 'acts.appointment' : 'acts.time')}
      </Button>
      <VisitDialog
        order={order}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('done'));
        }}
      />
    </>
  );
}

/** What may be done with an order now; the next act is the one wine button. */
export function DeskActions({ order }: { order: DeskOrderDetail }) {
  const t = useTranslations('admin.orders');
  const translate = useMessage();
  const { act, isPending, failure } = useActs(order.id);
  // Nobody can have done an order that nobody was given.
  const has = (action: DeskAction) => order.actions.includes(action) && (action !== 'deliver' || order.assignee !== null);
  const next = plainActions.find(([action]) => has(action))?.[0];
  return (
    <div className="flex flex-col gap-4">
      {failure ? (
        <InlineAlert tone="error" isLive>
          {translate(failure)}
        </InlineAlert>
      ) : null}
      {has('assign') ? <Assign current={order.assignee?.id ?? null} act={act} isBusy={isPending} /> : null}
      <Attach act={act} isBusy={isPending} hasLink={has('link')} hasFile={has('file')} />
      <div className="flex flex-wrap gap-2">
        {has('schedule') ? <VisitActions order={order} act={act} isBusy={isPending} /> : null}
        {plainActions.map(([action, path]) =>
          has(action) ? (
            <Button
              key={action}
              variant={action === next ? 'primary' : 'tonal'}
              size="sm"
              disabled={isPending}
              onClick={() => void act(path)}
            >
              {t(`acts.${action}`)}
            </Button>
          ) : null,
        )}
        <ReasonActions order={order} act={act} />
      </div>
    </div>
  );
}
