import { idMax } from '@/lib/contracts/bounds';
import type { Locale, Localised } from '@/lib/contracts/common';
import { localePath } from '@/lib/routes/locale-path';

/** First segment of every statement's address; the spec's `statement_type`. */
export const statementTypes = ['udzravi-qoneba'] as const;

type Addressed = { id: number; middle_slugs: Localised; href_lang: Localised };

/** The canonical address of a statement in a language. */
export function statementPath(locale: Locale, statement: Addressed): string {
  return localePath(
    locale,
    `/${statementTypes[0]}/${statement.middle_slugs[locale]}/${statement.href_lang[locale]}-${statement.id}`,
  );
}

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id at the end of an address's last segment, or the uuid that is the whole of it; null when there is neither. */
export const statementReferenceFrom = (segment: string): number | string | null =>
  uuidPattern.test(segment) ? segment.toLowerCase() : statementIdFrom(segment);

/** The id at the end of an address's last segment; null when there is none. */
export function statementIdFrom(segment: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,10})$/.exec(segment) ?? [];
  const id = Number(digits);
  return digits !== undefined && id > 0 && id <= idMax ? id : null;
}
