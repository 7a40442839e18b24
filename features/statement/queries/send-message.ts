import { ApiFailure, callApi } from '@/lib/api/client';
import { messageAnswerSchema } from '@/lib/contracts/notifications';
import type { Messaged } from '../domain/author-message';
import { minutesToWait } from '../domain/masked-phone';

const kinds: Readonly<Record<number, 'gone' | 'own' | 'signed-out'>> = {
  401: 'signed-out',
  404: 'gone',
  409: 'own',
};

/** Writes to the author of a statement, who gets it as a notification. */
export async function sendMessage(statementId: number, text: string): Promise<Messaged> {
  try {
    await callApi(messageAnswerSchema, {
      method: 'post',
      url: `/microservice/statements/${statementId}/message`,
      data: { text },
    });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: kinds[error.status] ?? 'failed' };
  }
}
