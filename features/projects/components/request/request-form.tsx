'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Chip } from '@/components/ui/buttons/chip';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { loadErrorTexts } from '@/lib/i18n/error-texts';
import { useMessage } from '@/lib/i18n/use-message';
import type { ProjectRequest, ProjectRequestResult } from '../../queries/visitor-requests';

/** The API call is loaded with the first submission: most visitors only look. */
async function send(request: ProjectRequest): Promise<ProjectRequestResult> {
  const { sendProjectRequest } = await import('../../queries/visitor-requests');
  return sendProjectRequest(request);
}

type Props = {
  projectId: number;
  developerId: number;
  isSoldOut: boolean;
  /** Rooms to choose from, with the label that goes into the request. */
  rooms: readonly { id: number; label: string }[];
  onSend?: (request: ProjectRequest) => Promise<ProjectRequestResult>;
};

type Errors = { name?: string | undefined; phone?: string | undefined };

/** The input, its errors, and the outcome of the last submission. */
function useRequest({ projectId, developerId, isSoldOut, rooms, onSend = send }: Props) {
  const [fields, setFields] = useState({ name: '', phone: '' });
  const [roomId, setRoomId] = useState<number | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<ProjectRequestResult | null>(null);
  const [isSending, setSending] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);

  const refuse = (next: Errors): void => {
    setErrors(next);
    (next.name ? name : phone).current?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const required = (text: string) => (text.trim() === '' ? 'errors.field_required' : undefined);
    const missing = { name: required(fields.name), phone: required(fields.phone) };
    setResult(null);
    if (missing.name || missing.phone) return refuse(missing);
    setErrors({});
    setSending(true);
    try {
      const sent = await onSend({
        projectId,
        developerId,
        kind: isSoldOut ? 'availability' : 'call',
        name: fields.name,
        phone: fields.phone,
        comment: rooms.find(({ id }) => id === roomId)?.label ?? '',
      });
      setResult(sent);
      if (sent.kind === 'refused') refuse({ name: sent.errors.name?.[0], phone: sent.errors.phone_number?.[0] });
    } catch {
      setResult({ kind: 'failed' });
    } finally {
      setSending(false);
    }
  };
  return { fields, setFields, roomId, setRoomId, errors, result, isSending, submit, name, phone };
}

/** The only part that needs the texts of errors, which most visitors never see. */
const FieldError = ({ messageKey }: { messageKey: string }) => useMessage()(messageKey);

/** Asks the developer of this project to call, or to notify when flats are available again. */
export function RequestForm(props: Props) {
  const t = useTranslations('projects.request');
  const locale = useLocale();
  const { fields, setFields, roomId, setRoomId, errors, result, isSending, submit, name, phone } = useRequest(props);
  if (result?.kind === 'sent')
    return (
      <InlineAlert tone="success" isLive>
        {t(props.isSoldOut ? 'sent_availability' : 'sent')}
      </InlineAlert>
    );
  return (
    <form method="post" noValidate onSubmit={submit} onFocus={() => loadErrorTexts(locale)} className="flex flex-col gap-4">
      {props.rooms.length > 0 ? (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="type-label mb-2">{t('rooms')}</legend>
          {props.rooms.map(({ id, label }) => (
            <Chip key={id} isSelected={id === roomId} onSelectedChange={(isChosen) => setRoomId(isChosen ? id : null)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('name')} isRequired error={errors.name ? <FieldError messageKey={errors.name} /> : undefined}>
          <Input
            ref={name}
            value={fields.name}
            maxLength={255}
            autoComplete="name"
            onValueChange={(value) => setFields({ ...fields, name: value })}
          />
        </Field>
        <Field label={t('phone')} isRequired error={errors.phone ? <FieldError messageKey={errors.phone} /> : undefined}>
          <Input
            ref={phone}
            kind="phone"
            value={fields.phone}
            autoComplete="tel"
            onValueChange={(value) => setFields({ ...fields, phone: value })}
          />
        </Field>
      </div>
      {result?.kind === 'limited' ? (
        <InlineAlert tone="warning" isLive>
          {t('limited', { minutes: result.minutes })}
        </InlineAlert>
      ) : null}
      {result?.kind === 'failed' ? (
        <InlineAlert tone="error" isLive>
          {t('failed')}
        </InlineAlert>
      ) : null}
      <Button type="submit" variant="ink" isLoading={isSending} loadingText={t('sending')} className="self-start">
        {t(props.isSoldOut ? 'send_availability' : 'send')}
      </Button>
    </form>
  );
}
