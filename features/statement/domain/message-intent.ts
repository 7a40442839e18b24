/** The intent to write to the author of a statement. */
export const messageIntent = (statementId: number): string => `message ${statementId}`;
