import type { AuditAction } from '@/lib/contracts/admin';
import type { Locale } from '@/lib/contracts/common';
import type { DynamicForm, FormAnswers, StaffForm, StaffFormBody } from '@/lib/contracts/forms';
import { toPage } from '@/lib/contracts/paged';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { csvText, toCsv } from '../../csv';
import { invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { readForm } from '../orders/orders.form';
import type { FormColumns, FormRow, FormsRepository } from './forms.repository';

export type FormsParts = { forms: FormsRepository; atomically: UnitOfWork; limiter: RateLimiter; clock: Clock };
export type FormsService = ReturnType<typeof createFormsService>;

const answerLimit = { countMax: 5, windowSeconds: 3600 };
const pageSize = 20;
const csvMax = 10_000;

const toForm = ({ id, title, about, fields }: FormRow): DynamicForm => ({ id, title, about, fields });
const toColumns = ({ title, about, fields, is_open }: StaffFormBody): FormColumns => ({ title, about, fields, isOpen: is_open });

/** Writes to the log which form the staff changed, and whether it is open since. */
const audit = (
  { staff }: Repositories,
  staffUserId: number,
  action: AuditAction,
  { id, title, isOpen }: FormRow,
  createdAt: Date,
) => staff.addAudit({ staffUserId, action, subjectId: id, details: { title: title.ka, open: Number(isOpen) }, createdAt });

/** Forms that the database defines. A closed one is 404 for everybody but the staff, whose writes go to the audit log. */
export function createFormsService({ forms, atomically, limiter, clock }: FormsParts) {
  const findAny = async (id: number): Promise<FormRow> => {
    const row = await forms.find(id);
    if (!row) throw notFound();
    return row;
  };
  const findOpen = async (id: number): Promise<FormRow> => {
    const row = await findAny(id);
    if (!row.isOpen) throw notFound();
    return row;
  };
  const toStaff = async (row: FormRow): Promise<StaffForm> => ({
    ...toForm(row),
    is_open: row.isOpen,
    responses_count: (await forms.countAnswers()).get(row.id) ?? 0,
  });

  return {
    listOpen: async (): Promise<DynamicForm[]> => (await forms.list()).filter(({ isOpen }) => isOpen).map(toForm),

    find: async (id: number): Promise<DynamicForm> => toForm(await findOpen(id)),

    /** Stores a submission. @throws ApiError 404, 422 by the form's own rules, 429 after five in an hour by one address */
    answer: async (
      id: number,
      body: Record<string, string>,
      { userId, address }: { userId: number | null; address: string },
    ): Promise<number> => {
      const { fields } = await findOpen(id);
      const { details, errors } = readForm(fields, body, {});
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await limiter.take(`address ${address}`, answerLimit);
      const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
      return forms.answer({ formId: id, userId, values, createdAt: clock() });
    },

    listAll: async (): Promise<StaffForm[]> => {
      const counts = await forms.countAnswers();
      return (await forms.list()).map((row) => ({
        ...toForm(row),
        is_open: row.isOpen,
        responses_count: counts.get(row.id) ?? 0,
      }));
    },

    add: async (staffUserId: number, body: StaffFormBody): Promise<StaffForm> => {
      const added = await atomically(async (inside) => {
        const row = await inside.forms.add(toColumns(body), clock());
        if (!row) throw new Error('The form was not stored.');
        await audit(inside, staffUserId, 'forms_add', row, clock());
        return row;
      });
      return toStaff(added);
    },

    /** @throws ApiError 404 */
    change: async (staffUserId: number, id: number, body: StaffFormBody): Promise<StaffForm> => {
      const changed = await atomically(async (inside) => {
        const row = await inside.forms.change(id, toColumns(body), clock());
        if (!row) throw notFound();
        await audit(inside, staffUserId, 'forms_edit', row, clock());
        return row;
      });
      return toStaff(changed);
    },

    answers: async (id: number, page: number): Promise<FormAnswers> => {
      await findAny(id);
      const total = (await forms.countAnswers()).get(id) ?? 0;
      const rows = await forms.answers(id, pageSize, (page - 1) * pageSize);
      return toPage(
        rows.map((row) => ({ id: row.id, values: row.values, created_at: row.createdAt.toISOString() })),
        page,
        pageSize,
        total,
      );
    },

    /** The latest ten thousand as CSV: times in Tbilisi's clock, a column for each field that the form has now. */
    answersCsv: async (id: number, locale: Locale): Promise<string> => {
      const { fields } = await findAny(id);
      const rows = await forms.answers(id, csvMax, 0);
      return toCsv(
        ['ID', 'UTC+4', ...fields.map(({ title }) => title[locale])],
        rows.map((row) => [
          String(row.id),
          csvText(tbilisiTimestamp(row.createdAt)),
          ...fields.map(({ name }) => csvText(row.values[name] ?? '')),
        ]),
      );
    },
  };
}
