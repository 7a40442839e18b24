/** The ten calls that most clients make, by method and path; the document has an example of each response. */
const mainOperations: ReadonlyMap<string, string> = new Map([
  ['get /api/microservice/statements', 'listStatements'],
  ['get /api/microservice/statements/count', 'countStatements'],
  ['get /api/microservice/statements/{id}', 'getStatement'],
  ['get /api/microservice/statements/similars/{id}', 'listSimilarStatements'],
  ['get /api/microservice/statements/price-history/{id}', 'getPriceHistory'],
  ['get /api/microservice/statements/map-data', 'getMapData'],
  ['post /api/microservice/statements/phone/show', 'showPhone'],
  ['get /api/microservice/statements/statement-parameters', 'getStatementParameters'],
  ['get /api/locations/v2/cities', 'listCities'],
  ['get /api/locations/v2/streets', 'searchStreets'],
]);

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a call in generated clients: `getMicroserviceUsersClientsById`, for the main ones a shorter one. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/);
  return mainOperations.get(`${method} ${path}`) ?? method + words.map(capitalise).join('');
}
