import { ApiFailure, callApi } from '@/lib/api/client';
import { type DynamicForm, dynamicFormResponseSchema, dynamicFormsSchema } from '@/lib/contracts/forms';

/** A form that the database defines; null where there is none, or where it is closed. */
export async function findForm(id: number): Promise<DynamicForm | null> {
  try {
    return (await callApi(dynamicFormResponseSchema, { url: `/v1/forms/${id}` })).data.form;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** The titles of the forms that are open. */
export const getOpenForms = async () => (await callApi(dynamicFormsSchema, { url: '/v1/forms' })).data;
