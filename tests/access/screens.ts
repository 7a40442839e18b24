import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import { accountRoutes } from '@/lib/routes/account-routes';
import { adminPages } from '@/lib/routes/admin-routes';
import { demoLogins } from '@/packages/demo-market/demo/demo-accounts';
import { findDeletedStatementId } from '../factories/find-statements';
import { newFirstPartyHeaders } from '../factories/site-visitors';

export const visitorKinds = ['guest', 'physical', 'agent', 'broker', 'developer', 'designer', 'admin'] as const;
export type VisitorKind = (typeof visitorKinds)[number];
/** `path` is a pattern as `addressesIn` reads it; `{own}` and such are found by `fillPath`. */
export type Screen = { path: string; kind: VisitorKind; isError?: true };

const guests = (paths: string[]): Screen[] => paths.map((path) => ({ path, kind: 'guest' }));

const publicScreens = guests([
  '/',
  '/s',
  '{list}',
  '{list}?price_from=999999999',
  '{statement}',
  '/s?deal_types=7',
  '/3d-turi',
  '/3d-turi/tourView',
  '/azomva/MeasurmentView',
  '/photo-tour',
  '/photo-tour/tourView',
  '/shefaseba',
  '/shefaseba/RatersView',
  '/VIP',
  '/facebook',
  '/check-real-estate',
  '/check-real-estate/realEstateView',
  '/booking-service',
  '/booking-service/BookingView',
  '/auth',
  '/blog',
  '/blog/{article}',
  '/brokerebi',
  '/br/{broker}',
  '/developerebi',
  '/developerebi?activeTab=2',
  '/d/{developer}',
  '/proeqti/{project}',
  '/chvens-shesaxeb',
  '/contact',
  '/terms',
  '/privacy',
  '/environmental-policy',
  '/gamartivebuli-dzieba',
  '/gvitxari-ras-edzeb',
  '/dynamic-forms',
  '/dynamic-forms/1',
  '/evaluation/questionnaire',
  '/payment-result?paymentStatus=pending&rnd=7',
  '/payment-result?paymentStatus=-1&rnd=7',
  '/payment-result?paymentStatus=3&serviceType=invoice',
  '/prices',
  '/prices/tbilisi',
  '/compare?ids={statementId}',
  '/favorites',
  '/unsubscribe',
]);

const errorScreens: Screen[] = ['/no-such-page', '/azomva', '/statements/{deletedId}'].map((path) => ({
  path,
  kind: 'guest',
  isError: true,
}));

/** Pages of the account without a thing of their own, for whom they are made. */
const accountKinds: Record<string, VisitorKind> = {
  '/account/agents': 'broker',
  '/account/company': 'broker',
  '/account/my-base': 'broker',
  '/account/clients': 'broker',
  '/account/projects': 'developer',
};
const accountScreens: Screen[] = [
  ...accountRoutes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }): Screen => ({ path, kind: accountKinds[path] ?? 'physical' })),
  ...['edit', 'promotion', 'publication'].map(
    (part): Screen => ({ path: `/account/statements/{ownId}/${part}`, kind: 'physical' }),
  ),
  { path: '/account/company', kind: 'developer' },
  { path: '/account/profile', kind: 'developer' },
  { path: '/account', kind: 'agent' },
  { path: '/account', kind: 'designer' },
];

const adminScreens: Screen[] = [
  '/admin',
  ...adminPages.map(({ path }) => path),
  '/admin/content/{articleId}',
  '/admin/forms/new',
  '/admin/pages/terms',
  '/admin/users/901',
].map((path) => ({ path, kind: 'admin' }));

export const screens: readonly Screen[] = [...publicScreens, ...errorScreens, ...accountScreens, ...adminScreens];

/** The sign-in of a kind; the designer is an admin too. */
export const loginOf = (kind: VisitorKind): string =>
  demoLogins.find((login) => login.startsWith(`${kind === 'admin' ? 'designer' : kind}@`)) ?? '';

/** The file with the cookies of a kind. */
export const cookiesOf = (kind: VisitorKind): string => `.cache/access/${kind}.json`;

type Listed = { data: { data: { id: number }[] } };

/** What the market's things do not name: the newest own statement, a deleted one, and the language's name. */
export async function fillPath(path: string, locale: Locale, request: APIRequestContext): Promise<string> {
  let filled = path.replace('{language}', locale);
  if (filled.includes('{ownId}')) {
    const response = await request.get('/api/microservice/users/statements?per_page=1', { headers: newFirstPartyHeaders() });
    filled = filled.replace('{ownId}', String(((await response.json()) as Listed).data.data[0]?.id));
  }
  return filled.includes('{deletedId}') ? filled.replace('{deletedId}', String(await findDeletedStatementId(request))) : filled;
}
