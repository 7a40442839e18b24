import { z } from 'zod';
import { localisedSchema } from '@/lib/contracts/common';
import file from './metro-stations.json';

const stationSchema = z.strictObject({
  id: z.number().int().positive(),
  name: localisedSchema,
  lat: z.number(),
  lng: z.number(),
  /** Neighbourhoods within a walk of the station. */
  urban_ids: z.array(z.number().int().positive()),
});
export type MetroStationRow = z.infer<typeof stationSchema>;

/** The stations of Tbilisi's metro. Ids up to 22 are those of the market's public data, which holds Station Square once. */
export const metroStations: readonly MetroStationRow[] = z.array(stationSchema).parse(file);
