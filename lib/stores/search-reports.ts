import Cookies from 'js-cookie';
import { createLocalList } from './local-list';

const cookieName = 'search_report_uuid';
const cookieDays = 2;
const countMax = 5;

const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
const reports = createLocalList('search_report_uuids', isUuid);

/** Keeps the id of the list that the visitor sees: openings and phone calls that follow are counted to it. */
export function rememberSearchReport(uuid: string): void {
  if (!isUuid(uuid)) return;
  Cookies.set(cookieName, uuid, { expires: cookieDays, sameSite: 'lax' });
  reports.setItems([uuid, ...reports.getItems().filter((kept) => kept !== uuid)].slice(0, countMax));
}

/** The report of the visitor's latest list; undefined when there was none for two days. */
export const latestSearchReport = (): string | undefined => Cookies.get(cookieName);
