/** "№45", "N28", "no. 7" and "#3": a number with its sign. NFKD writes the sign № as "no". */
const signedNumber = /(^|[\s,.;])(?:№|#|n|no|ნომერი)\.?\s*(?=\d)/giu;

/** The numbers of a text without their signs: "კოსტავას №77" is "კოსტავას 77". */
export const withoutNumberSigns = (text: string): string => text.replace(signedNumber, '$1');

const flat = /(?:^|[,;]?[\s,.;])(?:ბინა|ბ|bina|apartment|apt|flat|квартира|кв)\.?\s*\d+\p{L}?(?=$|[\s,.;])/giu;

/** An address without its flat, whose number is not the house's: "49, ბინა 12" is "49". A text that names nothing else stays. */
export function withoutFlat(text: string): string {
  const house = withoutNumberSigns(text).replace(flat, '').trim();
  return house === '' ? text : house;
}
