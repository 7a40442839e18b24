'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toFormErrors } from '@/lib/api/forms/form-errors';
import { noteTextMax } from '@/lib/contracts/bounds';
import { useMessage } from '@/lib/i18n/use-message';
import { TagField } from './tag-field';

export type NoteText = { text: string; tags: readonly string[] };

type Props = {
  title: string;
  /** Who will see it. */
  hint: string;
  initial: NoteText;
  /** Tags that the visitor used before; without it the note has none. */
  knownTags?: readonly string[];
  save: (note: NoteText) => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Writes a note on a statement. An emptied one is removed. */
export function NoteDialog({ title, hint, initial, knownTags, save, isOpen, onOpenChange }: Props) {
  const t = useTranslations('notes');
  const common = useTranslations('common');
  const translate = useMessage();
  const [{ text, tags }, setNote] = useState(initial);
  const [failure, setFailure] = useState<{ text: string | null; form: string | null }>({ text: null, form: null });
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    setFailure({ text: null, form: null });
    try {
      await save({ text: text.trim(), tags });
      onOpenChange(false);
    } catch (error) {
      const { fields, form } = toFormErrors(error, ['text', 'note']);
      setFailure({ text: fields[0]?.key ?? null, form: form?.key ?? null });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={common('close')}
      width={480}
      isOutsidePressIgnored
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t('text')}
          hint={`${hint} ${t('length', { count: text.length, max: noteTextMax })}`}
          error={failure.text === null ? null : translate(failure.text)}
        >
          <Textarea
            value={text}
            maxLength={noteTextMax}
            onChange={(event) => setNote({ text: event.target.value, tags })}
            rows={4}
          />
        </Field>
        {knownTags ? <TagField tags={tags} known={knownTags} onTagsChange={(next) => setNote({ text, tags: next })} /> : null}
        {failure.form === null ? null : (
          <InlineAlert tone="error" isLive>
            {translate(failure.form)}
          </InlineAlert>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={isSaving} loadingText={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
