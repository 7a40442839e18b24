/** Forms that the database defines: the list of those that are open, and each by its id. */
export const formsRoute = '/dynamic-forms';
export const formPath = (id: number): string => `${formsRoute}/${id}`;

const idPattern = /^[1-9]\d{0,8}$/;

/** The id of an address's last part; null for none. */
export const formIdFrom = (segment: string): number | null => (idPattern.test(segment) ? Number(segment) : null);
