import Cookies from 'js-cookie';
import { sessionMarker } from '@/lib/session';
import { createLocalList } from './local-list';

const cookieName = 'search_report_uuid';
const cookieDays = 2;
const countMax = 5;

const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
const reports = createLocalList('search_report_uuids', isUuid);

/** A page of guests is the same for all of them: each of their lists gets its own id. Browsers make ids over https only. */
const ownUuid = (uuid: string): string => (Cookies.get(sessionMarker) ? uuid : (globalThis.crypto?.randomUUID?.() ?? uuid));

/** Stores the id of the list on screen; the openings and phone calls that follow count towards it. */
export function rememberSearchReport(listUuid: string): void {
  if (!isUuid(listUuid)) return;
  const uuid = ownUuid(listUuid);
  Cookies.set(cookieName, uuid, { expires: cookieDays, sameSite: 'lax' });
  reports.setItems([uuid, ...reports.getItems().filter((other) => other !== uuid)].slice(0, countMax));
}

/** The id of the visitor's latest list; undefined after two days without one. */
export const latestSearchReport = (): string | undefined => Cookies.get(cookieName);
