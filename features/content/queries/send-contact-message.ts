import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';
import type { ContactForm } from '../contact-form.schema';

/** @throws ApiFailure */
export async function sendContactMessage({ statement_id, ...message }: ContactForm): Promise<void> {
  const data = { ...message, ...(statement_id === '' ? {} : { statement_id: Number(statement_id) }) };
  await callApi(doneSchema, { method: 'post', url: '/v1/contact-messages', data });
}
