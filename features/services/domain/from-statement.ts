import type { OrderField } from '@/lib/contracts/money/orders';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { toAreaSqm } from '@/lib/domain/area/area';

type Known = Pick<OwnStatementCard, 'area' | 'area_type_id' | 'floor' | 'real_estate_type_id'>;

/** The values of an order's fields that its statement has, as text; other fields are left out. */
export function fieldsOfStatement(card: Known, fields: readonly OrderField[]): Record<string, string> {
  const areaSqm = toAreaSqm(card.area, card.area_type_id);
  const known: Record<string, string> = {
    ...(areaSqm > 0 ? { area: String(areaSqm) } : {}),
    ...(card.floor === null ? {} : { floor: String(card.floor) }),
    real_estate_type: String(card.real_estate_type_id),
  };
  const isOffered = ({ name, type, options }: OrderField): boolean =>
    type !== 'select' || options.some(({ value }) => value === known[name]);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = known[field.name];
      return text !== undefined && isOffered(field) ? [[field.name, text] as const] : [];
    }),
  );
}
