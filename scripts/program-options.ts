/** Options of the measuring scripts: one JSON line at the end, and the help. */
export const outputOptions = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads a whole number from 1 to `max`. @throws Error with a sentence for the user */
export function wholeNumber(text: string, name: string, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new Error(`--${name} takes a whole number from 1 to ${max}, not "${text}".`);
  return number;
}
