import { ApiFailure, callApi } from '@/lib/api/client';
import { messageResponseSchema } from '@/lib/contracts/account/notifications';
import type { MessageResult } from '../domain/author-message';
import { minutesToWait } from '../domain/masked-phone';

const resultByStatus: Readonly<Record<number, 'gone' | 'own' | 'signed-out'>> = {
  401: 'signed-out',
  404: 'gone',
  409: 'own',
};

/** Writes to the author of a statement, who gets it as a notification. */
export async function sendMessage(statementId: number, text: string): Promise<MessageResult> {
  try {
    await callApi(messageResponseSchema, {
      method: 'post',
      url: `/microservice/statements/${statementId}/message`,
      data: { text },
    });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: resultByStatus[error.status] ?? 'failed' };
  }
}
