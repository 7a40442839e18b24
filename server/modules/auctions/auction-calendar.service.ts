import type { Locale } from '@/lib/contracts/common';
import en from '@/messages/en/mail.json';
import ka from '@/messages/ka/mail.json';
import ru from '@/messages/ru/mail.json';
import { notFound } from '../../http/errors';
import { type CalendarEvent, toIcs } from '../../ics';
import type { Clock } from '../../ports/clock';
import { fillTemplate } from '../auth/messenger';
import type { Visitor } from '../statements/statement-cards.service';
import type { StatementDetailService } from '../statements/statement-detail.service';
import { inLocale, streetAddress, titlesAndSlugsOf } from '../statements/statements.describe';

const templates = { ka: ka.auction_ends, en: en.auction_ends, ru: ru.auction_ends };

type AuctionCalendarParts = {
  statements: Pick<StatementDetailService, 'findVisible'>;
  siteName: Record<Locale, string>;
  siteUrl: string;
  clock: Clock;
};
export type AuctionCalendarService = ReturnType<typeof createAuctionCalendarService>;

/** Ends of auctions for the visitor's own calendar. */
export function createAuctionCalendarService({ statements, siteName, siteUrl, clock }: AuctionCalendarParts) {
  return {
    /** The end of an auction as an iCalendar file. @throws ApiError 404 for a statement that the visitor may not see or that is not on auction */
    ics: async (statementId: number, visitor: Visitor, locale: Locale): Promise<string> => {
      const row = await statements.findVisible(String(statementId), visitor);
      if (row.auction === null) throw notFound();
      const places = [streetAddress(row, false), row.urbanName, row.cityName];
      const event: CalendarEvent = {
        uid: `auction-${statementId}@${new URL(siteUrl).hostname}`,
        at: row.auction.endsAt,
        summary: fillTemplate(templates[locale], { statement: titlesAndSlugsOf(row).titles[locale] }),
        location: places.flatMap((place) => (place && inLocale(place, locale)) || []).join(', '),
        url: `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}/statements/${statementId}`,
        madeAt: clock(),
      };
      return toIcs(event, siteName[locale]);
    },
  };
}
