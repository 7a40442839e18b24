/** Forms that the database defines: the list of those that are open, and each by its id. */
export const formsRoute = '/dynamic-forms';
export const formPath = (id: number): string => `${formsRoute}/${id}`;

const idPattern = /^[1-9]\d{0,8}$/;

/** The id of an address's last part; null for none. */
export const formIdFrom = (segment: string): number | null => (idPattern.test(segment) ? Number(segment) : null);

/** The intake of a valuation: a new one, and each by its id. */
export const questionnaireRoute = '/evaluation/questionnaire';
export const questionnairePath = (uuid: string): string => `${questionnaireRoute}/${uuid}`;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a questionnaire in its address; null for any other address. */
export function questionnaireIdFrom(path: string): string | null {
  const id = path.startsWith(`${questionnaireRoute}/`) ? path.slice(questionnaireRoute.length + 1) : '';
  return uuidPattern.test(id) ? id : null;
}
