import type { Locale } from '@/lib/contracts/common';
import { estimateCityId, estimateRealEstateTypeId } from '@/lib/contracts/estimate';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { roundDecimal } from '@/lib/domain/rounding';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { type EstimateValues, emptyForm } from './form-values';

const elevatorKey = 'elevator';

/** Estimates exist for apartments for sale in Tbilisi. */
const isEstimated = (statement: Pick<StatementDetail, 'deal_type_id' | 'real_estate_type_id' | 'city_id'>): boolean =>
  statement.deal_type_id === dealTypes.sale &&
  statement.real_estate_type_id === estimateRealEstateTypeId &&
  statement.city_id === estimateCityId;

/** The form filled in from a statement; null where estimates do not exist. */
export function formOfStatement(statement: StatementDetail, locale: Locale): EstimateValues | null {
  if (!isEstimated(statement)) return null;
  const { lat, lng, addresses, urban_names: urbans, parameters } = statement;
  const balconies = Math.max(0, Math.round(statement.balconies ?? 0));
  return {
    ...emptyForm,
    district_id: statement.district_id,
    urban_id: statement.urban_id,
    street_id: statement.street_id,
    street_name: addresses[locale],
    address: [urbans?.[locale], addresses[locale]].filter(Boolean).join(', '),
    marker: lat === null || lng === null ? null : { lat, lng },
    project_type_id: statement.project_type_id,
    status_id: statement.status_id,
    condition_id: statement.condition_id,
    room_type_id: statement.room_type_id,
    floor: statement.floor?.toString() ?? '',
    total_floors: statement.total_floors?.toString() ?? '',
    // Its decimals come from the database as binary ones.
    area: String(roundDecimal(statement.area, 2)),
    balconies: String(balconies),
    balcony_area: balconies === 0 ? '' : (statement.balcony_area?.toString() ?? ''),
    additional_information: { elevator: parameters.some(({ key }) => key === elevatorKey) ? 1 : 0 },
    build_year_id: statement.build_year_id,
  };
}
