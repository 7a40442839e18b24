const manyGuests = 10;
/** Houses and hotels are let to ranges of guests. */
const ranges: Readonly<Record<number, string>> = { 11: '1–10', 12: '10–19', 13: '20+' };

/** How many guests a daily rent takes, by its id in the dictionary daily_rent_types: "4", "10+", "10–19"; null for an unknown id. */
export function guestRangeOf(dailyRentTypeId: number): string | null {
  if (!Number.isInteger(dailyRentTypeId) || dailyRentTypeId < 1) return null;
  if (dailyRentTypeId > manyGuests) return ranges[dailyRentTypeId] ?? null;
  return dailyRentTypeId === manyGuests ? `${manyGuests}+` : String(dailyRentTypeId);
}
