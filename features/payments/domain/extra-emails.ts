export const extraEmailsMax = 3;

/** One part before the @, a domain with a dot behind it; the server checks it more closely. */
const emailShape = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/;
const emailLengthMax = 255;

/** What committing a text does: nothing when it is empty, an error key, or one e-mail more. */
export type Commit = { kind: 'empty' } | { kind: 'error'; key: string } | { kind: 'added'; emails: string[] };

/**
 * Commits a typed e-mail.
 * @param emails those that were added before
 * @param recipient the invoice goes there anyway
 */
export function commitEmail(text: string, emails: readonly string[], recipient: string | null): Commit {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const known = [...emails, recipient ?? ''].map((email) => email.toLowerCase());
  if (known.includes(typed.toLowerCase())) return { kind: 'error', key: 'errors.email_duplicate' };
  if (!emailShape.test(typed) || typed.length > emailLengthMax) return { kind: 'error', key: 'top_up.email_format' };
  return emails.length < extraEmailsMax ? { kind: 'added', emails: [...emails, typed] } : { kind: 'empty' };
}
