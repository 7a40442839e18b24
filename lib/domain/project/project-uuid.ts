/** Of all uuids of projects; the version is 8, whose bits are the application's own (RFC 9562, 5.8). */
const beginning = '70726f6a-6563-8740-8000-';

/** A project's uuid, which the market's clients know it by: the beginning of all and the id, so that nothing is stored. */
export const projectUuid = (id: number): string => beginning + id.toString(16).padStart(12, '0');

/** The id in a project's uuid; null for any other text. */
export function projectIdOf(uuid: string): number | null {
  const text = uuid.toLowerCase();
  const digits = text.startsWith(beginning) ? text.slice(beginning.length) : '';
  return /^[\da-f]{12}$/.test(digits) ? Number.parseInt(digits, 16) : null;
}
