import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dynamicFormResponseSchema,
  dynamicFormsSchema,
  formAnsweredSchema,
  formAnswersSchema,
  staffFormResponseSchema,
  staffFormsSchema,
} from '@/lib/contracts/forms';
import { rateLimits } from '@/server/http/limits/rate-limits.table';
import { dynamicForms, formResponses } from '@/server/modules/forms/forms.table';
import { auditLog } from '@/server/modules/staff/staff.table';
import { insertStaff } from '../../factories/staff';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/v1/forms';
const staffPath = '/api/v1/admin/forms';
const answer = { name: 'თამარ', phone: '599 12 34 56', kind: 'agency', message: 'გამარჯობა' };

let staff: Visitor;
beforeEach(async () => {
  await api.db.delete(formResponses);
  await api.db.delete(rateLimits);
  await api.db.update(dynamicForms).set({ isOpen: true });
  staff = await insertStaff(api.db, 'support');
});
const post = (address: string, body: unknown, visitor?: Visitor) =>
  api.call(address, { method: 'POST', body, ...(visitor ? { headers: visitor.headers } : {}) });
const asStaff = (address: string) => api.call(address, { headers: staff.headers });

describe('forms', () => {
  it('are listed and read while they are open: 200, else 404', async () => {
    const list = dynamicFormsSchema.parse((await api.call(path)).body).data;
    expect(list.map(({ id }) => id)).toEqual([1, 2]);
    const { form } = dynamicFormResponseSchema.parse((await api.call(`${path}/1`)).body).data;
    expect(form.fields.map(({ name }) => name)).toEqual(['name', 'phone', 'company', 'kind', 'message']);
    await api.db.update(dynamicForms).set({ isOpen: false }).where(eq(dynamicForms.id, 1));
    for (const id of [1, 999]) expect((await api.call(`${path}/${id}`)).status).toBe(404);
    expect((await post(`${path}/1/responses`, answer)).status).toBe(404);
  });

  it('store what a guest fills in, for the staff to read: 200', async () => {
    const { id } = formAnsweredSchema.parse((await post(`${path}/1/responses`, answer)).body).data;
    const { data } = formAnswersSchema.parse((await asStaff(`${staffPath}/1/responses`)).body);
    expect(data).toMatchObject({ total: 1, data: [{ id, values: { ...answer, phone: '599123456' } }] });
    const csv = await asStaff(`${staffPath}/1/responses.csv`);
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(String(csv.body)).toContain('გამარჯობა');
    expect(staffFormsSchema.parse((await asStaff(staffPath)).body).data[0]).toMatchObject({ id: 1, responses_count: 1 });
  });

  it('refuse what breaks their rules, at the fields: 422', async () => {
    const response = await post(`${path}/1/responses`, { phone: '12', kind: 'nothing', message: 'ა', extra: '1' });
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { name: expect.anything(), phone: expect.anything(), kind: expect.anything(), extra: expect.anything() } },
    });
  });

  it('accept five responses in an hour from one address: 429', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) statuses.push((await post(`${path}/1/responses`, answer)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the staff', () => {
  const body = {
    title: { ka: 'ფორმა', en: 'Form', ru: 'Форма' },
    about: { ka: 'აღწერა', en: 'About', ru: 'О форме' },
    is_open: true,
    fields: [
      {
        name: 'area',
        type: 'number',
        required: 1,
        rules: ['numeric', 'min_value:10'],
        title: { ka: 'ფართობი', en: 'Area', ru: 'Площадь' },
        placeholder: { ka: '', en: '', ru: '' },
      },
    ],
  };

  it('defines a form, whose rules then apply, and changes it: 200', async () => {
    const added = staffFormResponseSchema.parse((await post(staffPath, body, staff)).body).data.form;
    expect(await post(`${path}/${added.id}/responses`, { area: '5' })).toMatchObject({ status: 422 });
    expect((await post(`${path}/${added.id}/responses`, { area: '50' })).status).toBe(200);
    const changed = await api.call(`${staffPath}/${added.id}`, {
      method: 'PUT',
      headers: staff.headers,
      body: { ...body, is_open: false },
    });
    expect(changed.body).toMatchObject({ data: { form: { is_open: false, responses_count: 1 } } });
    const logged = await api.db.select().from(auditLog).where(eq(auditLog.staffUserId, staff.user.id)).orderBy(auditLog.id);
    expect(logged.map(({ action, subjectId, details }) => [action, subjectId, details])).toEqual([
      ['forms_add', added.id, { title: 'ფორმა', open: 1 }],
      ['forms_edit', added.id, { title: 'ფორმა', open: 0 }],
    ]);
    await api.db.delete(dynamicForms).where(eq(dynamicForms.id, added.id));
  });

  it('is refused two fields of one name, and a form that does not exist: 422, 404', async () => {
    const twice = { ...body, fields: [...body.fields, ...body.fields] };
    expect((await post(staffPath, twice, staff)).status).toBe(422);
    const choice = { value: 'a', label: { ka: 'ა', en: 'A', ru: 'А' } };
    const narrow = { ...body, fields: [{ ...body.fields[0], type: 'select', options: [choice] }] };
    expect(await post(staffPath, narrow, staff)).toMatchObject({
      status: 422,
      body: { errors: { fields: ['errors.field_too_few_choices'] } },
    });
    const missing = await api.call(`${staffPath}/9999`, { method: 'PUT', headers: staff.headers, body });
    expect(missing.status).toBe(404);
    expect((await asStaff(`${staffPath}/9999/responses`)).status).toBe(404);
  });
});
