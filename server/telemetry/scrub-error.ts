const messageCharactersMax = 300;
const framesMax = 30;

/** What a message may quote, and what replaces it: values in quotes, e-mails, long runs of letters and digits, numbers. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g, '"…"'],
  [/[^\s@"]{1,64}@[^\s@"]{1,255}/g, '[email]'],
  [/https?:\/\/\S+/g, '[address]'],
  [/\b[\w-]{24,}\b/g, '[token]'],
  [/\+?\d[\d\s()-]{4,}\d/g, '[number]'],
];

/** An error's message without the values that it quotes. */
export const scrubMessage = (message: string): string =>
  replacements
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), message.slice(0, 2 * messageCharactersMax))
    .slice(0, messageCharactersMax);

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
