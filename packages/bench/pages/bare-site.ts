import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentSecurityPolicy, securityHeaders } from '@/lib/csp';
import { buildSite, type RunningSite, serveSite } from '@/scripts/site/run-site';

const folder = join('.cache', 'bare-page');

const layout = `import { HydrationMark } from './hydration-mark';

export default function Layout({ children }) {
  return <html lang="en"><body><HydrationMark />{children}</body></html>;
}
`;

/** The mark that our own pages leave (`components/layout/providers.tsx`). */
const hydrationMark = `'use client';
import { useLayoutEffect } from 'react';

export function HydrationMark() {
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
`;

const page = `const sentence = 'A bare page of the framework says nothing but this sentence, again and again, in paragraphs. ';

export default async function Page({ params }) {
  const { characters } = await params;
  const text = sentence.repeat(5);
  const whole = Math.floor(Number(characters) / text.length);
  const rest = Number(characters) % text.length;
  return (
    <main>
      {Array.from({ length: whole }, (_, index) => <p key={index}>{text}</p>)}
      <p>{text.slice(0, rest)}</p>
    </main>
  );
}
`;

/** The policy and headers of our own pages, so that the framework does the same work on both sides. */
const middleware = `import { NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };

export default function middleware(request) {
  const nonce = btoa(crypto.randomUUID());
  const policy = ${JSON.stringify(contentSecurityPolicy('NONCE', false))}.replace('NONCE', nonce);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of ${JSON.stringify(Object.entries(securityHeaders))}) response.headers.set(name, value);
  return response;
}
`;

const config = `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(resolve('.'))} } };
`;

/** Writes, builds and serves the bare application. It is inside this checkout, whose packages it uses. */
export async function startBareSite(): Promise<RunningSite> {
  rmSync(folder, { recursive: true, force: true });
  const files = {
    'package.json': '{ "private": true, "type": "module" }\n',
    'next.config.js': config,
    'middleware.js': middleware,
    // Without a file of its own the bundler looks upwards and takes ours, which opens the database.
    'instrumentation.js': 'export function register() {}\n',
    'app/hydration-mark.jsx': hydrationMark,
    'app/layout.jsx': layout,
    'app/[characters]/page.jsx': page,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await buildSite(folder);
  return serveSite(folder, '/1');
}

/** Bytes of a page as it leaves the server when no compression is requested. */
export async function pageBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}

/** The address of the bare page with a number of bytes; the text is in it twice, as HTML and as data for the browser. */
export async function barePath(origin: string, bytes: number): Promise<string> {
  const [small, large] = [10_000, 60_000];
  const [smallBytes, largeBytes] = [await pageBytes(`${origin}/${small}`), await pageBytes(`${origin}/${large}`)];
  const bytesPerCharacter = (largeBytes - smallBytes) / (large - small);
  return `/${Math.max(1, Math.round(small + (bytes - smallBytes) / bytesPerCharacter))}`;
}
