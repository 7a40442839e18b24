const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i;

export type QuerySummary = {
  /** The first word of the statement, in small letters. */
  operation: string;
  /** The operation and the first table, such as `select statement_search`. */
  summary: string;
};

/** What a statement does, without its text: that of some statements contains values. */
export function summariseQuery(text: string): QuerySummary {
  const operation = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const [, name = ''] = table.exec(text) ?? [];
  return { operation, summary: name === '' ? operation : `${operation} ${name}` };
}
