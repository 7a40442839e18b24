import { z } from 'zod';
import { readBytes } from '../http/request/read-body';

/** Price of one unit of a foreign currency in GEL by its code, as published for a day. */
export type PublishedRates = { date: Date; rateGelByCode: Map<string, number> };

/** The source of official exchange rates. Throws when they cannot be read. */
export type ExchangeRatesPort = { read(): Promise<PublishedRates> };

const responseBytesMax = 1024 * 1024;

/** The National Bank's published JSON: one element a day, each currency's rate for `quantity` units. */
const responseSchema = z
  .array(
    z.object({
      date: z.coerce.date(),
      currencies: z.array(z.object({ code: z.string(), quantity: z.number().positive(), rate: z.number().positive() })).min(1),
    }),
  )
  .min(1);

/**
 * Rates from an address that answers as the National Bank of Georgia does
 * (https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json/).
 * @throws Error for another status than 200, more than 1 MiB, another shape, or no response in time
 */
export function createPublishedRates(url: string, timeoutMs = 10_000): ExchangeRatesPort {
  return {
    read: async () => {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        // A redirect could lead to an address of our own network.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status !== 200) throw new Error(`The exchange rates were answered with ${response.status}.`);
      const bytes = await readBytes(response.body, responseBytesMax);
      if (bytes === null) throw new Error('The response with the exchange rates is too long.');
      const [day] = responseSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
      if (!day) throw new Error('The response with the exchange rates contains no day.');
      return {
        date: day.date,
        rateGelByCode: new Map(day.currencies.map(({ code, quantity, rate }) => [code, rate / quantity])),
      };
    },
  };
}
