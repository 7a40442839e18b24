/** Without it a spreadsheet takes UTF-8 for the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** A cell of text. One that a spreadsheet would run as a formula gets an apostrophe, which makes a text of it (OWASP, CSV injection). */
export function csvText(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** CSV (RFC 4180) in UTF-8. @param lines cells that are written already: texts by `csvText`, numbers as they are */
export const toCsv = (head: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + [head.map(csvText), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');

/** The headers of a CSV that is saved under a name. */
export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
});
