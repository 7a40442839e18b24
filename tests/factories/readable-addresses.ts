import type { TestApi } from '../setup/api';

type Parameter = { name: string; in: string; required?: boolean; schema: { type?: string; enum?: unknown[] } };
type Document = { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };
type Subject = { statement: { id: number; uuid: string }; userId: number };

/** A value for a path parameter: an id of the subject's where one fits. */
function valueFor({ name, schema }: Parameter, { statement, userId }: Subject): string {
  if (schema.enum?.length) return String(schema.enum[0]);
  if (/uuid/.test(name)) return statement.uuid;
  return /statement/.test(name) || name === 'id' || name === 'reference' ? String(statement.id) : String(userId);
}

/** Every readable path of the API's document with the ids of a person and of a statement filled in. */
export async function readableAddresses(api: Pick<TestApi, 'call'>, subject: Subject): Promise<string[]> {
  const { paths } = (await api.call('/api/openapi.json')).body as Document;
  return Object.entries(paths)
    .filter(([path, operations]) => operations.get && !path.endsWith('/events'))
    .flatMap(([path, { get }]) => {
      const parameters = get?.parameters ?? [];
      const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
        return encodeURIComponent(parameter ? valueFor(parameter, subject) : '1');
      });
      const query = parameters
        .filter((one) => one.in === 'query' && one.required)
        .map((one) => [one.name, valueFor(one, subject)]);
      const address = `${inPath}?${new URLSearchParams(query)}`;
      return path.includes('{id}') ? [address, address.replace(`/${subject.statement.id}`, `/${subject.userId}`)] : [address];
    });
}
