import { describe, expect, it } from 'vitest';
import { type CalendarEvent, toIcs } from './ics';

const event: CalendarEvent = {
  uid: 'auction-7@aivani.example',
  at: new Date('2026-11-27T14:00:00.000Z'),
  summary: 'Auction ends: flat',
  location: 'Chavchavadze Ave. 37',
  url: 'https://aivani.example/en/udzravi-qoneba/for-sale/flat-7',
  madeAt: new Date('2026-11-22T10:20:30.456Z'),
};
const fileOf = (changes: Partial<CalendarEvent> = {}) => toIcs({ ...event, ...changes }, 'Aivani');
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('is one event at a UTC moment', () => {
    expect(fileOf()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Aivani//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:auction-7@aivani.example',
        'DTSTAMP:20261122T102030Z',
        'DTSTART:20261127T140000Z',
        'SUMMARY:Auction ends: flat',
        'LOCATION:Chavchavadze Ave. 37',
        'DESCRIPTION:https://aivani.example/en/udzravi-qoneba/for-sale/flat-7',
        'URL:https://aivani.example/en/udzravi-qoneba/for-sale/flat-7',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('escapes what would end or split a value', () => {
    const lines = unfolded(fileOf({ summary: 'a, b; c\\d', location: 'x\r\nEND:VEVENT\nBEGIN:VALARM\ty\u0000z' }));
    expect(lines).toContain('SUMMARY:a\\, b\\; c\\\\d');
    expect(lines).toContain('LOCATION:x\\nEND:VEVENT\\nBEGIN:VALARMyz');
  });

  it('folds its lines at 75 octets between the characters of Georgian', () => {
    const summary = 'აუქციონი სრულდება: იყიდება 3-ოთახიანი ბინა ვაკეში, ჭავჭავაძის გამზირზე';
    const file = fileOf({ summary });
    expect(
      file
        .split('\r\n')
        .map((line) => Buffer.byteLength(line))
        .filter((octets) => octets > 75),
    ).toEqual([]);
    expect(unfolded(file)).toContain(`SUMMARY:${summary.replace(',', '\\,')}`);
  });
});
