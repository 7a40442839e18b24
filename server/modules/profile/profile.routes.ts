import { createRoute } from '@hono/zod-openapi';
import { codeSent, codeSentSchema } from '@/lib/contracts/auth';
import {
  activePackagesSchema,
  logoBytesMax,
  phoneCodeQuerySchema,
  phoneQuerySchema,
  profileSchema,
  profileUpdateBodySchema,
  validPhonesSchema,
} from '@/lib/contracts/profile';
import { answers } from '../../http/answers';
import { invalid, tooLarge } from '../../http/errors';
import { identityOf, signedIn } from '../../http/signed-in';
import { createRouter, fieldErrors } from '../../http/validation';
import type { ProfileService } from './profile.service';

const profileRoute = createRoute({
  method: 'get',
  path: '/auth/grouped-info',
  summary: 'The visitor’s own profile',
  middleware: signedIn,
  responses: answers(profileSchema, 'The profile', [401]),
});

const updateRoute = createRoute({
  method: 'post',
  path: '/profile/update',
  summary: 'Changes the profile; as multipart with a file `logo`',
  middleware: signedIn,
  responses: answers(profileSchema, 'The profile as it is now', [401, 413, 422, 429]),
});

const packagesRoute = createRoute({
  method: 'get',
  path: '/me/active-packages',
  summary: 'What is left of bought placements',
  middleware: signedIn,
  responses: answers(activePackagesSchema, 'Nothing yet: packages are not sold', [401]),
});

const sendRoute = createRoute({
  method: 'post',
  path: '/users/validate/phone',
  summary: 'Sends the visitor a code that confirms a number',
  middleware: signedIn,
  request: { query: phoneQuerySchema },
  responses: answers(codeSentSchema, 'On its way', [401, 422, 429]),
});

const confirmRoute = createRoute({
  method: 'get',
  path: '/users/validate/phone',
  summary: 'Adds a number to the visitor’s by its code',
  middleware: signedIn,
  request: { query: phoneCodeQuerySchema },
  responses: answers(validPhonesSchema, 'The confirmed numbers', [401, 422]),
});

/** Reads the update: JSON, or a form whose `logo` is a file. */
async function readUpdate(request: Request): Promise<{ fields: Record<string, unknown>; picture: Uint8Array | null }> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
  if (!isForm) return { fields: (await request.json().catch(() => null)) ?? {}, picture: null };
  const form = await request.formData();
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
      const { fields, picture } = await readUpdate(context.req.raw);
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

/** Packages under the projects microservice. */
export const packageRoutes = () =>
  createRouter().openapi(packagesRoute, (context) => context.json({ result: true as const, data: [] }, 200));
