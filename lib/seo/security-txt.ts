const dayMs = 86_400_000;
/** Far below the year that RFC 9116 recommends as the most, and always ahead: it is computed for each request. */
const validDays = 180;

/** "mailto:…" of an address; a link stays as it is. */
const contactUri = (contact: string): string => (/^(https|mailto|tel):/i.test(contact) ? contact : `mailto:${contact}`);

/**
 * Whom to tell of a vulnerability, as RFC 9116 has it.
 * @param contacts addresses or links, the preferred first
 * @param origin of the site, without a slash at its end
 */
export function securityTxt(contacts: readonly string[], origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + validDays * dayMs);
  return [
    ...contacts.map((contact) => `Contact: ${contactUri(contact)}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ka, en, ru',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
