import { cityIds } from '@/lib/domain/place/place-index';
/**
 * What the market paid in spring 2026, as medians of asking prices: USD per m² of apartments for sale in new and in older buildings,
 * USD per m² a month for rent, and the share of the city's offer there. Facts of public listings, rounded.
 */
export type PriceLevel = { saleNewUsd: number; saleOldUsd: number; rentUsd: number; share: number };

const level = (saleNewUsd: number, saleOldUsd: number, rentUsd: number, share: number): PriceLevel => ({
  saleNewUsd,
  saleOldUsd,
  rentUsd,
  share,
});

/** Neighbourhoods of Tbilisi by urban id. */
const tbilisiUrbans: Readonly<Record<number, PriceLevel>> = {
  // Vake-Saburtalo
  38: level(2545, 2385, 12.5, 10),
  47: level(1985, 1900, 10, 19),
  29: level(1420, 1380, 8.4, 7),
  30: level(1380, 1335, 9.1, 5),
  48: level(1360, 1300, 8.5, 1),
  28: level(1870, 1915, 10, 1.4),
  39: level(1320, 1360, 8.5, 1),
  40: level(2115, 1790, 9.3, 0.8),
  41: level(2115, 1900, 10.9, 0.2),
  42: level(2300, 2100, 11, 0.2),
  43: level(1850, 1330, 11.2, 1.6),
  101: level(1845, 1745, 10.8, 1.4),
  46: level(1645, 1430, 9.8, 2),
  // Old Tbilisi
  66: level(2955, 2290, 11.7, 2.6),
  67: level(2770, 2320, 13.5, 2.8),
  64: level(2725, 2145, 10.9, 3.2),
  62: level(2000, 1980, 9.6, 2.4),
  57: level(2015, 1765, 10.6, 2.8),
  65: level(1975, 1850, 10.2, 1.6),
  61: level(2200, 1895, 10, 0.5),
  63: level(1655, 1350, 9.3, 0.5),
  // Didube-Chugureti
  23: level(1805, 1630, 9.1, 4),
  27: level(1680, 1760, 9.4, 4),
  24: level(1590, 1475, 9, 3),
  25: level(1155, 1170, 10, 0.7),
  26: level(1500, 1020, 8.1, 0.6),
  103: level(1050, 1315, 6.9, 0.5),
  // Gldani-Nadzaladevi
  2: level(1500, 1300, 7.7, 7),
  10: level(1740, 1530, 9.3, 5),
  9: level(1450, 1265, 8.9, 2.4),
  6: level(1560, 1255, 9.1, 2.6),
  11: level(1330, 1300, 7.5, 1),
  1: level(1375, 1225, 8.9, 0.6),
  3: level(900, 795, 6, 0.2),
  4: level(885, 1000, 8.7, 0.2),
  5: level(1300, 1150, 7.6, 0.7),
  7: level(1295, 1195, 8.2, 0.5),
  8: level(1250, 1150, 7.5, 0.4),
  12: level(1100, 1000, 7, 0.2),
  // Isani-Samgori
  53: level(1430, 1485, 9.1, 6),
  59: level(1470, 1400, 8.9, 4),
  52: level(1420, 1290, 8.9, 5),
  51: level(1325, 1185, 8.2, 3),
  55: level(1250, 1255, 7.6, 1.6),
  56: level(1315, 1320, 8.6, 1),
  60: level(945, 900, 5.3, 0.8),
  54: level(1280, 1030, 8.8, 0.4),
  49: level(1250, 1225, 6.2, 0.5),
  58: level(1555, 1130, 8.5, 0.2),
  117: level(1150, 1105, 9, 0.4),
  78: level(1400, 1300, 8.5, 0.3),
};

/** A neighbourhood that the lists above do not name: villages and settlements around Tbilisi. */
const tbilisiOther = level(1150, 950, 7, 0.15);

/** Quarters of Batumi by urban id: rents are highest in the old centre, new towers are along the sea. */
const batumiUrbans: Readonly<Record<number, PriceLevel>> = {
  71: level(1900, 1500, 12.5, 3),
  72: level(2000, 1450, 11.5, 4),
  76: level(1700, 1300, 10, 8),
  77: level(1350, 1100, 8.5, 3),
  73: level(1500, 1200, 9, 2),
  75: level(1400, 1150, 8.5, 1.5),
  74: level(1250, 1050, 8, 1.5),
};
const batumiOther = level(1150, 900, 7.5, 0.5);

/** Other cities by id; the share is of the offer outside Tbilisi and Batumi. */
const cityLevels: Readonly<Record<number, PriceLevel>> = {
  96: level(1000, 880, 6.5, 22),
  73: level(950, 850, 6.5, 16),
  16: level(1500, 1250, 12, 11),
  46: level(2300, 1900, 16, 10),
  94: level(950, 750, 7, 7),
  62: level(1100, 900, 7, 4),
  42: level(800, 650, 5.5, 3),
  20: level(1100, 850, 8, 3),
  39: level(700, 600, 5, 2.5),
  26: level(750, 620, 5, 2.5),
  91: level(650, 500, 4.5, 2),
  97: level(1400, 1000, 11, 2),
  59: level(1200, 900, 10, 1.5),
  83: level(900, 700, 6.5, 1.5),
  119: level(700, 520, 5, 1.2),
};
const cityOther = level(480, 400, 3.5, 0.35);

/** Resorts: Bakuriani, Gudauri, Kobuleti, Borjomi, Stepantsminda, Mestia. */
export const resortIds: readonly number[] = [16, 46, 94, 20, 97, 59];

/** Price level and share of offer of an urban inside its city, or of a city that has no urbans. */
export function findPriceLevel(cityId: number, urbanId: number | null): PriceLevel {
  if (cityId === cityIds.tbilisi) return (urbanId === null ? undefined : tbilisiUrbans[urbanId]) ?? tbilisiOther;
  if (cityId === cityIds.batumi) return (urbanId === null ? undefined : batumiUrbans[urbanId]) ?? batumiOther;
  return cityLevels[cityId] ?? cityOther;
}

/** Asking prices by condition against the median of the place: condition id to factor. */
export const conditionFactors: Readonly<Record<number, number>> = {
  1: 1.1,
  2: 0.98,
  3: 0.97,
  4: 0.86,
  5: 0.93,
  6: 0.84,
  7: 0.88,
  8: 0.98,
};

/** USD per m² of land in the open: [building land, farm land] by how built-up the place is. */
export const landLevels = {
  tbilisiCentre: 380,
  tbilisiEdge: 95,
  tbilisiSuburb: 48,
  batumi: 130,
  resort: 70,
  city: 22,
  farm: 2.4,
} as const;
