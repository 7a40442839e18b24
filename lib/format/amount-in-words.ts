const thousand = 1000;
const million = 1_000_000;

const belowTwenty = (
  'ნული ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა ათი ' +
  'თერთმეტი თორმეტი ცამეტი თოთხმეტი თხუთმეტი თექვსმეტი ჩვიდმეტი თვრამეტი ცხრამეტი'
).split(' ');
/** Georgian counts in twenties: 20, 40, 60, 80. */
const twenties = ['', 'ოც', 'ორმოც', 'სამოც', 'ოთხმოც'];
const hundreds = ['', 'ას', 'ორას', 'სამას', 'ოთხას', 'ხუთას', 'ექვსას', 'შვიდას', 'რვაას', 'ცხრაას'];

function belowHundred(value: number): string {
  if (value < 20) return belowTwenty[value] ?? '';
  const rest = value % 20;
  return (twenties[Math.floor(value / 20)] ?? '') + (rest === 0 ? 'ი' : `და${belowTwenty[rest]}`);
}

/** A stem on its own ends in ი, before a smaller number it does not: ასი, ას ერთი. */
const joined = (stem: string, rest: string | null): string => (rest === null ? `${stem}ი` : `${stem} ${rest}`);

function belowThousand(value: number): string {
  if (value < 100) return belowHundred(value);
  const rest = value % 100;
  return joined(hundreds[Math.floor(value / 100)] ?? '', rest === 0 ? null : belowHundred(rest));
}

function belowMillion(value: number): string {
  if (value < thousand) return belowThousand(value);
  const [count, rest] = [Math.floor(value / thousand), value % thousand];
  const stem = count === 1 ? 'ათას' : `${belowThousand(count)} ათას`;
  return joined(stem, rest === 0 ? null : belowThousand(rest));
}

function inWords(value: number): string {
  if (value < million) return belowMillion(value);
  const [count, rest] = [Math.floor(value / million), value % million];
  return joined(`${belowMillion(count)} მილიონ`, rest === 0 ? null : belowMillion(rest));
}

/**
 * "ხუთასი ლარი და 00 თეთრი", as sums of Georgian documents are written out.
 * @param amountMinor tetri, below a billion lari; a negative sum begins with "მინუს".
 */
export function amountInWords(amountMinor: number): string {
  const amount = Math.abs(amountMinor);
  const tetri = String(amount % 100).padStart(2, '0');
  return `${amountMinor < 0 ? 'მინუს ' : ''}${inWords(Math.floor(amount / 100))} ლარი და ${tetri} თეთრი`;
}
