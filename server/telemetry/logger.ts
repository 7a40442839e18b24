import pino, { type DestinationStream, type Logger } from 'pino';
import { rootOf, scrubMessage, stackLinesOf } from './scrub-error.ts';

type Fields = Record<string, unknown>;

/** The innermost error of a chain, without the values that its message quotes. */
function describeError(error: Error): Fields {
  const root = rootOf(error);
  const code = 'code' in root && typeof root.code === 'string' ? { code: root.code } : {};
  return { error: scrubMessage(root.message), kind: root.name, ...code, stack: stackLinesOf(root) };
}

/** The fields of a line. An error under any name becomes its description, and `error` and `warning` never keep a quoted value. */
function cleanFields(fields: Fields): Fields {
  const cleaned: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Error) Object.assign(cleaned, describeError(value));
    else cleaned[name] = typeof value === 'string' && /^(error|warning)$/.test(name) ? scrubMessage(value) : value;
  }
  return cleaned;
}

/**
 * The log of the process: JSON lines without personal data. Pass an error itself, as the field `error`: drivers quote a query with its values in
 * their messages, and here they are taken out of every line.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      formatters: { log: cleanFields },
      hooks: {
        // An error in place of the fields would also become the text of the line.
        logMethod(given, write) {
          const [first] = given;
          write.apply(this, first instanceof Error ? [{ error: first }, 'error'] : given);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
