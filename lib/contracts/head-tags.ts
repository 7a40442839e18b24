/** Name of the static part that the entry server inserts at the end of the head of a document. No other part has a name of this length. */
export const headPart = 'head';
