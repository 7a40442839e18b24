import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env';

/** The address of the site without a slash at its end: the configured one, else the one that was requested. */
export async function siteOrigin(): Promise<string> {
  if (siteUrl) return siteUrl;
  const requestHeaders = await headers();
  const [protocol = 'http'] = (requestHeaders.get('x-forwarded-proto') ?? 'http').split(',');
  const address = `${protocol.trim()}://${requestHeaders.get('host') ?? 'localhost'}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
