import {
  type Questionnaire,
  type QuestionnaireBody,
  type QuestionnaireValues,
  questionnaireSteps,
} from '@/lib/contracts/questionnaires';
import { realEstateTypeIds } from '@/lib/domain/statement/market-ids';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { QuestionnaireRow, QuestionnairesRepository } from './questionnaires.repository';

export type QuestionnairesParts = {
  questionnaires: QuestionnairesRepository;
  limiter: RateLimiter;
  clock: Clock;
  createToken: () => string;
  hashToken: (token: string) => string;
};
/** The respondent: a signed-in visitor, or a guest with the token of a questionnaire. */
export type QuestionnaireVisitor = { userId: number | null; token: string | null; address: string };
export type QuestionnairesService = ReturnType<typeof createQuestionnairesService>;

const startLimit = { countMax: 10, windowSeconds: 3600 };
const changeLimit = { countMax: 120, windowSeconds: 3600 };
const stepAfterLast = questionnaireSteps.length + 1;

const toQuestionnaire = ({ uuid, step, values, sentAt }: QuestionnaireRow): Questionnaire => ({
  uuid,
  step,
  values: values as QuestionnaireValues,
  sent_at: sentAt?.toISOString() ?? null,
});
const sentAlready = () => new ApiError(409, 'errors.questionnaire_sent');

/** The intake of a valuation, stored step by step. Somebody else's is treated as missing. */
export function createQuestionnairesService(parts: QuestionnairesParts) {
  const { questionnaires, limiter, clock, createToken, hashToken } = parts;
  const hashOf = (token: string | null): string | null => (token === null ? null : hashToken(token));
  const findOwn = async (uuid: string, { userId, token }: QuestionnaireVisitor): Promise<QuestionnaireRow> => {
    const row = await questionnaires.find(uuid);
    // A guest who signs in halfway continues what this browser started.
    const isOwn =
      row && (row.userId === null ? row.tokenHash !== null && row.tokenHash === hashOf(token) : row.userId === userId);
    if (!isOwn) throw notFound();
    return row;
  };
  const change = async (row: QuestionnaireRow, columns: Parameters<QuestionnairesRepository['change']>[1]) => {
    const changed = await questionnaires.change(row.uuid, columns, clock());
    if (!changed) throw sentAlready();
    return toQuestionnaire(changed);
  };

  return {
    /** Starts one, or continues the visitor's unsent one. @returns a token for a guest's browser where it needs one */
    start: async (visitor: QuestionnaireVisitor): Promise<{ questionnaire: Questionnaire; token: string | null }> => {
      const { userId, token, address } = visitor;
      const unsent = await questionnaires.findUnsent({ userId, tokenHash: hashOf(token) });
      if (unsent) return { questionnaire: toQuestionnaire(unsent), token: null };
      await limiter.take(`start ${address}`, startLimit);
      const created = userId === null ? createToken() : null;
      const row = await questionnaires.add({ userId, tokenHash: hashOf(created) }, clock());
      if (!row) throw new Error('The questionnaire was not stored.');
      return { questionnaire: toQuestionnaire(row), token: created };
    },

    find: async (uuid: string, visitor: QuestionnaireVisitor): Promise<Questionnaire> =>
      toQuestionnaire(await findOwn(uuid, visitor)),

    /** Stores a step. @throws ApiError 404, 409 once sent, 422 for a step before which one is missing, and for a day that has passed */
    save: async (uuid: string, { step, ...values }: QuestionnaireBody, visitor: QuestionnaireVisitor): Promise<Questionnaire> => {
      const row = await findOwn(uuid, visitor);
      if (row.sentAt) throw sentAlready();
      if (step > row.step) throw invalid({ step: ['errors.questionnaire_order'] });
      const isKnown =
        !('real_estate_type' in values) || (realEstateTypeIds as readonly number[]).includes(values.real_estate_type);
      if (!isKnown) throw invalid({ real_estate_type: ['errors.field_unknown_id'] });
      const isPast = 'wished_date' in values && values.wished_date !== null && values.wished_date < tbilisiDay(clock());
      if (isPast) throw invalid({ wished_date: ['errors.questionnaire_past'] });
      await limiter.take(`save ${visitor.address}`, changeLimit);
      return change(row, { step: Math.max(row.step, step + 1), values: { ...row.values, ...values } });
    },

    /** Submits it, once. @throws ApiError 404, 409 once sent, 422 while a step is missing */
    send: async (uuid: string, visitor: QuestionnaireVisitor): Promise<Questionnaire> => {
      const row = await findOwn(uuid, visitor);
      if (row.sentAt) throw sentAlready();
      if (row.step < stepAfterLast) throw invalid({ step: ['errors.questionnaire_order'] });
      return change(row, { sentAt: clock() });
    },
  };
}
