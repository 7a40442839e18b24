import Cookies from 'js-cookie';
import { createLocalList } from './local-list';

const cookieName = 'search_report_uuid';
const cookieDays = 2;
const countMax = 5;

const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
const reports = createLocalList('search_report_uuids', isUuid);

/** Stores the id of the list on screen; the openings and phone calls that follow count towards it. */
export function rememberSearchReport(uuid: string): void {
  if (!isUuid(uuid)) return;
  Cookies.set(cookieName, uuid, { expires: cookieDays, sameSite: 'lax' });
  reports.setItems([uuid, ...reports.getItems().filter((other) => other !== uuid)].slice(0, countMax));
}

/** The id of the visitor's latest list; undefined after two days without one. */
export const latestSearchReport = (): string | undefined => Cookies.get(cookieName);
