import { createRoute, z } from '@hono/zod-openapi';
import { codeSent, codeSentSchema } from '@/lib/contracts/account/auth';
import {
  logoBytesMax,
  phoneCodeQuerySchema,
  phoneQuerySchema,
  profileSchema,
  profileUpdateBodySchema,
  validPhonesSchema,
} from '@/lib/contracts/account/profile';
import { invalid, tooLarge } from '../../http/errors';
import { wholeBodyBytesMax } from '../../http/limits/body-limits';
import { readForm } from '../../http/request/read-body';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter, fieldErrors } from '../../http/router';
import type { ProfileService } from './profile.service';

const profileRoute = createRoute({
  method: 'get',
  path: '/auth/grouped-info',
  summary: 'The visitor’s own profile',
  middleware: requireSignIn,
  responses: jsonResponses(profileSchema, 'The profile', [401]),
});

/** A form has the fields of JSON, and a picture. Only for the OpenAPI document: the handler reads the form itself. */
function formContent(): object {
  const { $schema: _dialect, properties, ...schema } = z.toJSONSchema(profileUpdateBodySchema, { io: 'input' });
  const logo = { type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 5 MiB; empty text removes it' };
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...properties, logo } } } };
}

const updateRoute = createRoute({
  method: 'post',
  path: '/profile/update',
  summary: 'Changes the profile; as multipart with a file `logo`',
  middleware: requireSignIn,
  request: {
    // Without a body nothing changes.
    body: { content: { ...jsonBody(profileUpdateBodySchema).content, ...formContent() } },
  },
  responses: jsonResponses(profileSchema, 'The profile as it is now', [401, 413, 422, 429]),
});

const sendRoute = createRoute({
  method: 'post',
  path: '/users/validate/phone',
  summary: 'Sends the visitor a code that confirms a number',
  middleware: requireSignIn,
  request: { query: phoneQuerySchema },
  responses: jsonResponses(codeSentSchema, 'On its way', [401, 422, 429]),
});

const confirmRoute = createRoute({
  method: 'get',
  path: '/users/validate/phone',
  summary: 'Adds a number to the visitor’s by its code',
  middleware: requireSignIn,
  request: { query: phoneCodeQuerySchema },
  responses: jsonResponses(validPhonesSchema, 'The confirmed numbers', [401, 422]),
});

/** Reads a form whose `logo` is a file. @throws ApiError 413 for a large one */
async function readProfileForm(request: Request): Promise<{ fields: Record<string, unknown>; picture: Uint8Array | null }> {
  const form = await readForm(request, wholeBodyBytesMax(request));
  const file = form.get('logo');
  const languages = [...form.getAll('languages'), ...form.getAll('languages[]')];
  const texts = [...form].filter(([name]) => !name.startsWith('languages') && name !== 'logo');
  const fields = { ...Object.fromEntries(texts), ...(languages.length > 0 ? { languages } : {}) };
  if (!(file instanceof File)) return { fields: file === null ? fields : { ...fields, logo: file }, picture: null };
  if (file.size > logoBytesMax) throw tooLarge();
  return { fields, picture: new Uint8Array(await file.arrayBuffer()) };
}

/** The profile under v1. */
export function profileRoutes(service: ProfileService) {
  return createRouter()
    .openapi(updateRoute, async (context) => {
      const isForm = context.req.header('content-type')?.startsWith('multipart/form-data') === true;
      const { fields, picture } = isForm
        ? await readProfileForm(context.req.raw)
        : { fields: context.req.valid('json'), picture: null };
      const parsed = profileUpdateBodySchema.safeParse(fields);
      if (!parsed.success) throw invalid(fieldErrors(parsed.error));
      const data = await service.update(identityOf(context), parsed.data, picture);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(sendRoute, async (context) => {
      const { phone_number } = context.req.valid('query');
      await service.sendPhoneCode(identityOf(context), phone_number, context.get('clientAddress'));
      return context.json({ result: true as const, data: codeSent }, 200);
    })
    .openapi(confirmRoute, async (context) => {
      const { phone_number, sms_code } = context.req.valid('query');
      const phones = await service.confirmPhone(identityOf(context), phone_number, sms_code);
      return context.json({ result: true as const, data: { valid_phone_numbers: phones } }, 200);
    });
}

/** The profile under the statements microservice. */
export const profileInfoRoutes = (service: ProfileService) =>
  createRouter().openapi(profileRoute, async (context) =>
    context.json({ result: true as const, data: await service.show(identityOf(context)) }, 200),
  );
