import { NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { contentSecurityPolicy, securityHeaders } from '@/lib/csp';
import { isDevelopment } from '@/lib/env';
import { routing } from '@/lib/i18n/routing';
import { decide } from '@/lib/routes/decide';
import type { Decision } from '@/lib/routes/decision';
import { splitLocale } from '@/lib/routes/locale-path';

const handleIntl = createIntlMiddleware(routing);

export const config = {
  // The runtime of the API, which answers existence in process.
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|assets/|favicon\\.ico|robots\\.txt|sw\\.js|sitemap).*)'],
};

/** Hands the page its nonce; the framework reads it from the policy on the request. */
function withPolicy(request: NextRequest, policy: string): NextRequest {
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  return new NextRequest(request, { headers });
}

function respond(request: NextRequest, decision: Decision, locale: string): NextResponse {
  if (decision.kind === 'redirect') return NextResponse.redirect(new URL(decision.to, request.url), 308);
  if (decision.kind === 'page') return handleIntl(request);
  const headers = new Headers(request.headers);
  headers.set('x-next-intl-locale', locale);
  // Without no-store Next would let caches keep the error for a year.
  return NextResponse.rewrite(new URL(`/${locale}/error/${decision.status}`, request.url), {
    status: decision.status,
    headers: { 'cache-control': 'no-store' },
    request: { headers },
  });
}

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, isDevelopment);
  const { locale, path } = splitLocale(pathname);
  // next-intl itself sends /ka/… to the address without the prefix.
  const decision =
    pathname === '/ka' || pathname.startsWith('/ka/')
      ? ({ kind: 'page' } as const)
      : await decide(locale, path, search, isDevelopment);
  const response = respond(withPolicy(request, policy), decision, locale);
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  return response;
}
