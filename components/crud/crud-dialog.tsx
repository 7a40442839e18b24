'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useReopening } from '@/lib/stores/use-reopening';

type ButtonsProps = { labels: { cancel: string; submit: string; pending: string }; isSending: boolean; onCancel: () => void };

/** The end of a form in a dialog. */
export function DialogFormButtons({ labels, isSending, onCancel }: ButtonsProps) {
  return (
    <div className="flex justify-end gap-2">
      <Button variant="secondary" onClick={onCancel}>
        {labels.cancel}
      </Button>
      <Button type="submit" isLoading={isSending} loadingText={labels.pending}>
        {labels.submit}
      </Button>
    </div>
  );
}

/** Identifies the form of an item: its draft, and the intent to open it again. @param list identifies the list */
export const crudFormName = (list: string, item: { id: number; updated_at: string } | null): string =>
  `${list} ${item ? `${item.id} ${item.updated_at}` : 'new'}`;

/** What a page passes to its dialog. */
export type CrudDialogProps<Item> = {
  /** The item to change; null for a new one. */
  item: Item | null;
  /** Of `crudFormName`. */
  formName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: () => void;
};

type Props<Values extends FieldValues> = CrudDialogProps<unknown> & {
  form: UseFormReturn<Values>;
  /** The fields in their order; see useFormSubmit. */
  names: readonly Path<Values>[];
  /** Resolves to false when nothing was saved, as a guest has to sign in first; the values then stay. */
  save: (values: Values) => Promise<unknown>;
  /** Submits as soon as it is shown: the visitor had submitted before signing in. */
  isSavedAtOnce?: boolean;
  title: string;
  description?: string;
  /** The fields; they read the form from its context. */
  children: ReactNode;
};

/** The form of an item. Its values stay until they are saved, even if the dialog is closed or the session ends in between. */
export function CrudDialog<Values extends FieldValues>(props: Props<Values>) {
  const {
    item,
    formName,
    isOpen,
    onOpenChange,
    onSaved,
    form,
    names,
    save,
    title,
    description,
    children,
    isSavedAtOnce = false,
  } = props;
  const t = useTranslations('crud.form');
  const common = useTranslations('common');
  useFormDraft(form, formName);
  useReopening(formName, isOpen);
  const { submit, failure, isSending } = useFormSubmit(form, names, async (values: Values) => {
    if ((await save(values)) === false) return;
    form.reset(item === null ? undefined : values);
    onSaved();
  });
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after the draft was restored above.
  useEffect(() => {
    if (!isSavedAtOnce || isSent.current) return;
    isSent.current = true;
    void submit();
  }, [isSavedAtOnce]);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={595}
      title={title}
      description={description}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {children}
          <FormFailureAlert failure={failure} />
          <DialogFormButtons
            labels={{ cancel: t('cancel'), submit: t('save'), pending: t('saving') }}
            isSending={isSending}
            onCancel={() => onOpenChange(false)}
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}
