import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { useSession } from '@/lib/stores/session-store';
import { type CallRequestForm, callRequestFormSchema } from '../call-request-form.schema';
import { sendCallRequest } from '../queries/send-call-request';

const empty: CallRequestForm = { name: '', phone_number: '', comment: '' };

/**
 * The form of a request to be called. What is known of the visitor stands in it where nothing was typed, and leaves with them; what was
 * typed stays until it is sent.
 * @param onSent told of the number that is going to be called
 */
export function useCallRequest(onSent: (phone: string) => void) {
  const name = useSession(({ user }) => user?.name ?? '');
  const phone = useSession(({ user }) => user?.valid_phone_numbers[0] ?? '');
  const isKnown = useSession(({ user }) => user !== null);
  const form = useForm({ resolver: zodResolver(callRequestFormSchema), defaultValues: { ...empty, name, phone_number: phone } });

  useEffect(() => {
    if (!isKnown) return;
    // The visitor may become known after the form was opened.
    if (!form.getValues('name')) form.setValue('name', name);
    if (!form.getValues('phone_number')) form.setValue('phone_number', phone);
    return () => form.reset(empty);
  }, [form, isKnown, name, phone]);

  const sending = useFormSubmit(form, ['name', 'phone_number', 'comment'], async (request: CallRequestForm) => {
    // A fault of ours is not told: the button is there again.
    if (!(await sendCallRequest(request))) return;
    form.reset({ ...empty, name, phone_number: phone });
    onSent(request.phone_number);
  });
  return { form, ...sending };
}
