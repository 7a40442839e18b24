/** The intake of a valuation: a new one, and each by its id. */
export const questionnaireRoute = '/evaluation/questionnaire';
export const questionnairePath = (uuid: string): string => `${questionnaireRoute}/${uuid}`;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a questionnaire in its address; null for any other address. */
export function questionnaireIdFrom(path: string): string | null {
  const id = path.startsWith(`${questionnaireRoute}/`) ? path.slice(questionnaireRoute.length + 1) : '';
  return uuidPattern.test(id) ? id : null;
}
