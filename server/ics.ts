/** A moment in a calendar, with the page that it belongs to. */
export type CalendarEvent = {
  /** The same for the same event, so that adding it again replaces it. */
  uid: string;
  at: Date;
  summary: string;
  location: string;
  url: string;
  /** When the file is made. */
  madeAt: Date;
};

const lineOctetsMax = 75;

/** A value of type TEXT (RFC 5545, 3.3.11). */
const icsText = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');

/** A UTC moment: `20261127T140000Z`. */
const icsMoment = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Folds a line into pieces of at most 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctetsMax) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
}

/** An iCalendar file (RFC 5545) with one event. Its time is in UTC, which every calendar shows in the time zone of its user. */
export function toIcs({ uid, at, summary, location, url, madeAt }: CalendarEvent, productName: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(productName)}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${icsText(uid)}`,
    `DTSTAMP:${icsMoment(madeAt)}`,
    `DTSTART:${icsMoment(at)}`,
    `SUMMARY:${icsText(summary)}`,
    `LOCATION:${icsText(location)}`,
    // Not every calendar shows the address of its own property.
    `DESCRIPTION:${icsText(url)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Headers of the file. Not an attachment: phones then offer it to their calendar at once. */
export const icsHeaders = (name: string) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `inline; filename="${name}"`,
});
