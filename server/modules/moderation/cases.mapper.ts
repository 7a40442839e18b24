import type { Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type { CaseSide, Evidence, ModerationCase } from '@/lib/contracts/staff/moderation';
import { type Comparable, compareStatements, countWords, type Similarity } from '@/lib/domain/moderation/similarity';
import { priceTypeIds } from '@/lib/domain/money/price';
import { streetAddress, titlesAndSlugsOf } from '../statements/statements.describe';
import type { StatementRow } from '../statements/statements.row.query';
import type { CaseRow, ReportRow } from './cases.repository';

const photosMax = 4;

const joined = (parts: (Localised | null)[]): Localised =>
  perLocale((locale) => parts.flatMap((part) => part?.[locale] || []).join(', '));

function toSide(row: StatementRow, other: StatementRow | undefined, violations: number): CaseSide {
  const { statement, seller } = row;
  const isCommon = (large: string): boolean => other?.statement.images.some((image) => image.large === large) ?? false;
  const { priceGelMinor, priceTypeId } = statement;
  return {
    id: statement.id,
    state: statement.state,
    ...titlesAndSlugsOf(row),
    address: joined([row.cityName, row.urbanName ?? row.districtName, streetAddress(row, true)]),
    photos: statement.images.slice(0, photosMax).map(({ thumb, large }) => ({ thumb, is_common: isCommon(large) })),
    photos_count: statement.images.length,
    price: priceTypeId === priceTypeIds.negotiable || priceGelMinor === null ? null : Math.round(priceGelMinor / 100),
    area: statement.areaSqm,
    floor: statement.floor,
    total_floors: statement.totalFloors,
    texts: statement.comment,
    words_count: countWords(statement.comment),
    phone: statement.phone,
    published_at: statement.createdAt.toISOString(),
    author: {
      id: statement.userId,
      name: seller?.legalName ?? seller?.name ?? '',
      type_id: seller?.typeId ?? 1,
      violations,
    },
  };
}

const comparableOf = ({ statement }: StatementRow): Comparable => statement;

const toEvidence = (found: Similarity): Evidence => ({
  similarity: found.percent,
  is_same_address: found.isSameAddress,
  common_photos: found.commonPhotos,
  is_same_size: found.isSameSize,
  text_share: found.textPercent,
  is_same_phone: found.isSamePhone,
  price_change: found.priceChange,
});

type Context = {
  rows: ReadonlyMap<number, StatementRow>;
  reports: readonly ReportRow[];
  violations: ReadonlyMap<number, number>;
};

/** A case with everything that its decision needs; null when its statement is gone. */
export function toModerationCase(found: CaseRow, { rows, reports, violations }: Context): ModerationCase | null {
  const row = rows.get(found.statementId);
  const other = found.otherId === null ? undefined : rows.get(found.otherId);
  if (!row) return null;
  const violationsOf = ({ statement }: StatementRow): number => violations.get(statement.userId) ?? 0;
  return {
    id: found.id,
    kind: found.kind,
    weight: found.weight,
    statement: toSide(row, other, violationsOf(row)),
    other: other ? toSide(other, row, violationsOf(other)) : null,
    evidence: other ? toEvidence(compareStatements(comparableOf(row), comparableOf(other))) : null,
    reports: reports
      .filter(({ statementId }) => statementId === found.statementId && found.kind === 'report')
      .map(({ id, reason, comment, createdAt }) => ({ id, reason, comment, created_at: createdAt.toISOString() })),
    words: found.details.words ?? [],
    is_hidden: found.hiddenFrom !== null,
    is_escalated: found.escalatedAt !== null,
    is_answered: found.decision === 'ask' ? (found.details.isAnswered ?? false) : null,
    created_at: found.createdAt.toISOString(),
  };
}
