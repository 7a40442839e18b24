/** Photos carry the number of their statement in their name, so that a sweep finds by it whether anything still shows them. */
export const photoNamePrefix = (statementId: number): string => `s${statementId}-`;

/** The statement that a stored file belongs to; null for files of others. */
export function statementIdOfFile(fileName: string): number | null {
  const [, id] = /^s(\d{1,10})-[0-9a-f]{20}(?:-thumb|-blur)?\.webp$/.exec(fileName) ?? [];
  return id === undefined ? null : Number(id);
}
