import type { Locale } from '@/lib/contracts/common';
import type { Lead } from '@/lib/contracts/companies/leads';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import en from '@/messages/en/own_company.json';
import ka from '@/messages/ka/own_company.json';
import ru from '@/messages/ru/own_company.json';
import { csvText, toCsv } from '../../csv';

const dictionaries = { ka, en, ru };

const timeCell = (moment: string | null): string => csvText(moment === null ? '' : tbilisiTimestamp(new Date(moment)));

/** Leads as CSV (RFC 4180) in UTF-8, times in Tbilisi's clock. */
export function leadsCsv(leads: readonly Lead[], locale: Locale): string {
  const { kinds, csv } = dictionaries[locale].leads;
  const head = [csv.date, csv.kind, csv.name, csv.phone, csv.comment, csv.project, csv.handled];
  const lines = leads.map((lead) => [
    timeCell(lead.created_at),
    csvText(kinds[lead.kind]),
    csvText(lead.name),
    csvText(lead.phone_number),
    csvText(lead.comment),
    csvText(lead.project?.name ?? ''),
    timeCell(lead.handled_at),
  ]);
  return toCsv(head, lines);
}
