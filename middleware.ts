import { NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { ApiFailure } from '@/lib/api/client';
import { findQuestionnaire } from '@/lib/api/forms/questionnaires';
import { findPaymentOwner } from '@/lib/api/payments/payment-status';
import { checkSession, visitorHeadersOf } from '@/lib/api/session';
import { findStaffMember } from '@/lib/api/staff';
import type { Locale } from '@/lib/contracts/locales';
import { splitLocale } from '@/lib/contracts/locales';
import { decide } from '@/lib/decide/decide';
import { isDevelopment } from '@/lib/env';
import { routing } from '@/lib/i18n/routing';
import type { Decision } from '@/lib/routes/decision';
import { handleExternalLogin } from '@/lib/routes/login-redirects';
import { createPolicy, pageHeaders } from '@/lib/routes/page-headers';
import { hasSessionCookie } from '@/lib/routes/session-cookie';
import { accountKindOf, type VisitorKind } from '@/lib/routes/visitor-kind';

const handleIntl = createIntlMiddleware(routing);

/** Retry-After of 503, as the API sends it. */
const retryAfterSeconds = '5';

export const config = {
  // The runtime of the API, which is called in process.
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|\\.well-known/|assets/|banner-frame/|feed/|og/|favicon\\.ico|robots\\.txt|sw\\.js|offline/|offline\\.js|manifests/|sitemap).*)',
  ],
};

/** Hands the page its nonce; the framework reads it from the policy on the request. */
function withPolicy(request: NextRequest, policy: string): NextRequest {
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  return new NextRequest(request, { headers });
}

/** A missing file, which no visitor reads as a page. */
const isFile = (pathname: string): boolean => /\.(?!html?$)[a-z\d]{1,8}$/i.test(pathname);

const missingFile = (): NextResponse =>
  new NextResponse('Not found', { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' } });

function respond(request: NextRequest, decision: Decision, locale: string): NextResponse {
  if (decision.kind === 'redirect') return NextResponse.redirect(new URL(decision.to, request.url), decision.status ?? 308);
  if (decision.kind === 'page') return handleIntl(request);
  if (decision.kind === 'error' && decision.status === 404 && isFile(request.nextUrl.pathname)) return missingFile();
  const headers = new Headers(request.headers);
  headers.set('x-next-intl-locale', locale);
  // Without no-store Next would let caches keep the error for a year.
  const status = decision.kind === 'misconfigured' ? 500 : decision.status;
  const path = decision.kind === 'misconfigured' ? `guard?${new URLSearchParams({ name: decision.guard })}` : String(status);
  return NextResponse.rewrite(new URL(`/${locale}/error/${path}`, request.url), {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}) },
    request: { headers },
  });
}

/** Decides an address; 503 while the API, which looks up entities and visitors, is unavailable. */
async function decideRequest(request: NextRequest, locale: Locale, path: string): Promise<Decision> {
  try {
    return await decide(
      locale,
      path,
      request.nextUrl.search,
      isDevelopment,
      () => findVisitorKind(request),
      () => findMember(request),
      async (id) => (hasSession(request) ? findPaymentOwner(id, visitorHeadersOf(request.headers)) : 'guest'),
      async (uuid) => (await findQuestionnaire(uuid, visitorHeadersOf(request.headers))) !== null,
    );
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 503) return { kind: 'error', status: 503 };
    throw error;
  }
}

const hasSession = (request: NextRequest): boolean => hasSessionCookie((name) => request.cookies.has(name));

/** The kind of the visitor, by the cookie of the request. An expired session makes a guest. */
async function findVisitorKind(request: NextRequest): Promise<VisitorKind> {
  if (!hasSession(request)) return 'guest';
  try {
    return accountKindOf((await checkSession(visitorHeadersOf(request.headers))).type_id);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return 'guest';
    throw error;
  }
}

/** The visitor as a member of the staff, by the cookie of the request. */
const findMember = async (request: NextRequest) =>
  hasSession(request) ? findStaffMember(visitorHeadersOf(request.headers)) : null;

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const policy = createPolicy();
  const { locale, path } = splitLocale(pathname);
  // next-intl itself sends /ka/… to the address without the prefix.
  const decision =
    pathname === '/ka' || pathname.startsWith('/ka/') ? ({ kind: 'page' } as const) : await decideRequest(request, locale, path);
  const response = handleExternalLogin(request) ?? respond(withPolicy(request, policy), decision, locale);
  for (const [name, value] of Object.entries(pageHeaders(path, policy, hasSession(request)))) response.headers.set(name, value);
  return response;
}
