'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';
import { contactTextMax, contactTopics } from '@/lib/contracts/site/contact-messages';
import { useSession } from '@/lib/stores/session/session-store';
import { type ContactForm, contactFormSchema } from '../../contact-form.schema';
import { sendContactMessage } from '../../queries/send-contact-message';

const empty: ContactForm = { topic: 'statement', name: '', email: '', statement_id: '', text: '' };

/** Thanks in place of the form; the focus follows. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('content.contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="rounded-card bg-vine-100 p-6 text-vine-800">
      <CheckCircleIcon aria-hidden="true" className="size-8" />
      <h3 ref={title} tabIndex={-1} className="type-h3 mt-2 outline-none">
        {t('sent')}
      </h3>
      <p className="type-sm mt-1">{t('sent_text')}</p>
      <Button variant="secondary" size="md" onClick={onAgain} className="mt-4">
        {t('again')}
      </Button>
    </div>
  );
}

function useContactForm(onSent: () => void) {
  const [name, email] = [useSession(({ user }) => user?.name ?? ''), useSession(({ user }) => user?.email ?? '')];
  const form = useForm({ resolver: zodResolver(contactFormSchema), defaultValues: empty });
  useFormDraft(form, 'contact message');
  useEffect(() => {
    if (name && !form.getValues('name')) form.setValue('name', name);
    if (email && !form.getValues('email')) form.setValue('email', email);
  }, [form, name, email]);
  const sending = useFormSubmit(form, ['topic', 'name', 'email', 'statement_id', 'text'], async (message: ContactForm) => {
    await sendContactMessage(message);
    form.reset({ ...empty, name, email });
    onSent();
  });
  return { form, ...sending };
}

/** A message to the site: its topic, sender and text. */
export function ContactFormClient() {
  const t = useTranslations('content.contact');
  const [isSent, setSent] = useState(false);
  const { form, submit, failure, isSending } = useContactForm(() => setSent(true));
  if (isSent) return <Sent onAgain={() => setSent(false)} />;
  const { control, register } = form;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <fieldset>
        <legend className="type-label mb-1.5">{t('topic')}</legend>
        <div className="flex flex-wrap gap-2">
          {contactTopics.map((topic) => (
            <label
              key={topic}
              className={cn(
                'type-ui inline-flex min-h-10 cursor-pointer items-center rounded-full px-4 inset-ring inset-ring-tuff-300 transition hover:bg-tuff-50 max-lg:min-h-11',
                'has-checked:bg-brand-soft has-checked:text-brand-text has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand',
                'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              )}
            >
              <input type="radio" value={topic} {...register('topic')} className="sr-only" />
              {t(`topics.${topic}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput control={control} name="name" label={t('name')} isRequired autoComplete="name" />
        <FormInput control={control} name="email" kind="email" label={t('email')} isRequired />
      </div>
      <FormInput
        control={control}
        name="statement_id"
        kind="number"
        maxDigits={10}
        label={t('statement')}
        placeholder={t('statement_placeholder')}
        hint={t('statement_hint')}
      />
      <FormTextarea
        control={control}
        name="text"
        label={t('text')}
        isRequired
        rows={5}
        maxLength={contactTextMax}
        placeholder={t('text_placeholder')}
      />
      <FormFailureAlert failure={failure} />
      <SubmitButton isLoading={isSending} loadingText={t('sending')} className="w-fit">
        {t('send')}
      </SubmitButton>
    </form>
  );
}
