const messageCharactersMax = 300;
const framesMax = 30;

/** What a message may quote, and what replaces it: queries, values in quotes, e-mails, long runs of letters and digits, numbers. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/Failed query:[\s\S]*/g, 'Failed query'],
  [/'[^'\n]*'|`[^`\n]*`/g, '"…"'],
  [/[^\s@"]{1,64}@[^\s@"]{1,255}/g, '[email]'],
  [/https?:\/\/\S+/g, '[address]'],
  [/\b[\w-]{24,}\b/g, '[token]'],
  [/\+?\d[\d\s()-]{4,}\d/g, '[number]'],
];

/** From the first double quote to the last: a quoted value may contain more of them. To the end when one does not close. */
function hideQuoted(message: string): string {
  const first = message.indexOf('"');
  if (first === -1) return message;
  const isClosed = message.split('"').length % 2 === 1;
  return `${message.slice(0, first)}"…"${isClosed ? message.slice(message.lastIndexOf('"') + 1) : ''}`;
}

/** An error's message without the values that it quotes. */
export const scrubMessage = (message: string): string =>
  replacements
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), hideQuoted(message).slice(0, 2 * messageCharactersMax))
    .slice(0, messageCharactersMax);

/** The innermost error: drivers wrap it in messages that quote the query with its values. */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);

export type StackFrame = { function?: string; filename: string; lineno: number; colno: number; in_app: boolean };

const frame = /^\s*at (?:(?:async )?(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** The calls of an error's stack, the outermost first, as Sentry expects them; the lines of the message are left out. */
export const stackFramesOf = ({ stack = '' }: Error): StackFrame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, filename, lineno, colno] = frame.exec(line) ?? [];
      if (filename === undefined) return [];
      const isOurs = !/^node:|node_modules/.test(filename);
      return [{ ...(name && { function: name }), filename, lineno: Number(lineno), colno: Number(colno), in_app: isOurs }];
    })
    .slice(0, framesMax)
    .reverse();

/** The calls of an error's stack, the innermost first. */
export const stackLinesOf = (error: Error): string[] =>
  stackFramesOf(error)
    .reverse()
    .map(({ function: name, filename, lineno, colno }) => `${name ?? '<anonymous>'} (${filename}:${lineno}:${colno})`);

/** What an entry program prints of an unexpected error, where there is no log. */
export function printError(thrown: unknown): void {
  const root = thrown instanceof Error ? rootOf(thrown) : new Error(typeof thrown);
  console.error([`${root.name}: ${scrubMessage(root.message)}`, ...stackLinesOf(root)].join('\n    at '));
}
