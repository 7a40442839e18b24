import type { PlacePrices } from '@/lib/contracts/statements/prices';
import { csvText, toCsv } from '../../csv';

const head = ['month', 'deal', 'homes', 'low_gel', 'median_gel', 'high_gel', 'low_usd', 'median_usd', 'high_usd'] as const;

/** The months of a place, a line for each and deal, of a m² (of a rent for a month). Figures that the page does not give are empty. */
export function pricesCsv(prices: Pick<PlacePrices, 'sale' | 'rent'>): string {
  const lines = (['sale', 'rent'] as const).flatMap((deal) =>
    prices[deal].months.map(({ month, count, figure }): (string | number)[] => {
      const figures = (['1', '2'] as const).flatMap((currency): (string | number)[] => {
        const quartiles = figure?.[currency];
        return quartiles ? [quartiles.low, quartiles.median, quartiles.high] : ['', '', ''];
      });
      return [csvText(month), csvText(deal), figure ? count : '', ...figures];
    }),
  );
  return toCsv(head, lines);
}
