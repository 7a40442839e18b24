import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** A longer name is no name that a person gives. */
export const sourceNameMax = 100;

/** What a name says of its day or copy: seconds or milliseconds since 1970, dates with or without a time, "(1)". */
const changing = [
  /(?<!\d)1[4-9]\d{8}(\d{3})?(?!\d)/g,
  /(?<!\d)\d{4}([-_.]?)\d{2}\1\d{2}([-_.T ]*\d{2}[-_.:h]?\d{2}([-_.:]?\d{2})?)?(?!\d)/g,
  /(?<!\d)\d{2}([-_.])\d{2}\1\d{4}(?!\d)/g,
  /\(\d+\)/g,
];
/** The same in the parameters of an address; others are part of the name as a hash, since they may be a password. */
const changingParameter =
  /^(_|t|ts|v|time|timestamp|date|nocache|cache|rand|token|access_token|key|api_?key|secret|password|pass|sign|signature|sig|hash|expires)$/i;

const withoutDates = (text: string): string =>
  changing
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(/[\s_-]+/g, '-')
    .replaceAll('-.', '.')
    .replaceAll('.-', '.')
    .replace(/^[.-]+|[.-]+$/g, '');

function nameOfAddress(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address);
  const place = hostname.replace(/^www\./, '') + (port ? `:${port}` : '');
  const path = pathname.split('/').map(withoutDates).join('/');
  const others = [...searchParams]
    .filter(([name]) => !changingParameter.test(name))
    .map(([name, value]) => `${name}=${withoutDates(value)}`);
  const query = others.length === 0 ? '' : `?${createHash('sha256').update(others.sort().join('&')).digest('hex').slice(0, 8)}`;
  return `${place}${path}`.replace(/(?<!\/)\/+$/, '').slice(0, sourceNameMax) + query;
}

/**
 * The name of a source of listings: two sources may use the same ids. Tomorrow's file of the same feed has the same name, whatever its
 * folder, date or copy: `export-2026-11-28 (1).csv` is `csv:export`. It contains no password of an address.
 */
export function sourceNameOf(kind: 'csv' | 'feed', location: string): string {
  if (/^https?:\/\//i.test(location)) return `${kind}:${nameOfAddress(location).toLowerCase()}`;
  const name = basename(location)
    .replace(/\.gz$/i, '')
    .replace(/\.[a-z]{1,5}$/i, '');
  return `${kind}:${withoutDates(name).toLowerCase().slice(0, sourceNameMax)}`;
}
