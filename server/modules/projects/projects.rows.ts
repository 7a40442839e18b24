import type { Localised } from '@/lib/contracts/common';
import type { ProjectStage } from '@/lib/contracts/companies/project-stages';
import type { StatementImage } from '@/lib/contracts/statements/statements';

/** A project with the names of its places and what its listed flats cost. Moneys are minor units. */
export type ProjectCardRow = {
  id: number;
  slug: string;
  name: Localised;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  cityName: Localised | null;
  districtName: Localised | null;
  urbanName: Localised | null;
  address: Localised;
  latitude: number;
  longitude: number;
  stage: ProjectStage;
  isStopped: boolean;
  progressPercent: number;
  handoverYear: number | null;
  handoverQuarter: number | null;
  firstHandoverYear: number | null;
  firstHandoverQuarter: number | null;
  images: StatementImage[];
  developerId: number | null;
  developerName: string | null;
  developerSlug: string | null;
  flatsForSale: number;
  squarePriceGelMinor: number | null;
  squarePriceUsdMinor: number | null;
  /** A driver may leave a time as text where the SQL is our own. */
  updatedAt: Date | string;
};

export type ProjectRow = ProjectCardRow & {
  about: Localised;
  startedOn: string | null;
  buildings: number | null;
  floors: number | null;
  flats: number | null;
  parameters: number[];
  instalments: Localised | null;
};

export type DeveloperRow = {
  id: number;
  name: string;
  slug: string | null;
  logo: string | null;
  phone: string | null;
  isVerified: boolean;
  projectsCount: number;
  deliveredCount: number;
};

export type RoomsRow = {
  roomTypeId: number;
  total: number;
  areaFrom: number;
  areaTo: number;
  priceFromGelMinor: number | null;
  priceFromUsdMinor: number | null;
  priceToGelMinor: number | null;
  priceToUsdMinor: number | null;
  squareGelMinor: number | null;
  squareUsdMinor: number | null;
};
