import { ApiFailure, callApi } from '@/lib/api/client';
import { type Questionnaire, questionnaireResponseSchema } from '@/lib/contracts/questionnaires';

/** The visitor's own questionnaire; null for another's, and where there is none. @param headers the visitor's headers */
export async function findQuestionnaire(uuid: string, headers: Record<string, string>): Promise<Questionnaire | null> {
  try {
    return (await callApi(questionnaireResponseSchema, { url: `/v1/questionnaires/${uuid}`, headers })).data.questionnaire;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
