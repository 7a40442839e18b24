/** What the address of an order view chose: a type, days, an area, a statement. */
export type OrderStart = { type?: string; days?: string; area?: string; statementId?: number };

type Query = Readonly<Record<string, string | string[] | undefined>>;

const digits = /^\d{1,9}$/;

/** Reads the query of an order view; invalid values are ignored. */
export function readOrderStart(query: Query): OrderStart {
  const [type] = [query.type].flat();
  const [days] = [query.days].flat();
  const [area] = [query.area].flat();
  const [statement] = [query.statement_id].flat();
  return {
    ...(type && /^[\w-]{1,40}$/.test(type) ? { type } : {}),
    ...(days && digits.test(days) ? { days } : {}),
    ...(area && /^\d{1,6}(\.\d{1,2})?$/.test(area) ? { area } : {}),
    ...(statement && digits.test(statement) ? { statementId: Number(statement) } : {}),
  };
}
