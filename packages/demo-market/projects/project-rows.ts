import type { Localised } from '@/lib/contracts/common';
import type { ProjectStage } from '@/lib/contracts/companies/project-stages';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { monthsBetween, type Quarter, quarterOfDay } from '@/lib/domain/project/schedule';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { romaniseForSlug } from '@/lib/format/slugs/romanise';
import { complexes, findCity, findStreets, landscapeOf } from '@/server/data/gazetteer';
import type {
  projectFlats,
  projectOffers,
  projectPlans,
  projectProgress,
  projects,
} from '@/server/modules/projects/projects.table';
import { findOutside, roomsOf, scenesOf, suites } from '../buildings/scenes';
import { createRandom, type Random } from '../random';
import { ownerOf } from './project-owners';
import { aboutOf, instalmentsOf, offerTexts } from './project-texts';

type ProjectRow = typeof projects.$inferInsert & { id: number };
export type ProjectRows = {
  projects: ProjectRow[];
  progress: (typeof projectProgress.$inferInsert)[];
  plans: (typeof projectPlans.$inferInsert)[];
  offers: (typeof projectOffers.$inferInsert)[];
  flats: (typeof projectFlats.$inferInsert)[];
};

type Complex = {
  id: number;
  name: Localised;
  city_id: number;
  district_id: number | null;
  urban_id: number | null;
  lat: number;
  lng: number;
  handover: Quarter | null;
};

/** In addition to the complexes of statements: two in other cities, one sold out, one stopped. */
const furtherComplexes: readonly Complex[] = [
  {
    id: 37,
    name: { ka: 'რიონის ნაპირი', en: 'Rioni Bank', ru: 'Берег Риони' },
    city_id: 96,
    district_id: 29,
    urban_id: null,
    lat: 42.2471,
    lng: 42.6903,
    handover: { year: 2028, quarter: 2 },
  },
  {
    id: 38,
    name: { ka: 'რუსთავის კარიბჭე', en: 'Rustavi Gate', ru: 'Врата Рустави' },
    city_id: 73,
    district_id: null,
    urban_id: null,
    lat: 41.5512,
    lng: 45.0101,
    handover: { year: 2027, quarter: 4 },
  },
  {
    id: 39,
    name: { ka: 'ვერის კვარტალი', en: 'Vera Quarter', ru: 'Квартал Вера' },
    city_id: 1,
    district_id: 6,
    urban_id: 64,
    lat: 41.7051,
    lng: 44.7849,
    handover: null,
  },
  {
    id: 40,
    name: { ka: 'ბულვარი 12', en: 'Boulevard 12', ru: 'Бульвар 12' },
    city_id: 15,
    district_id: 13,
    urban_id: 76,
    lat: 41.6382,
    lng: 41.6117,
    handover: { year: 2027, quarter: 1 },
  },
];
const soldOutId = 39;
const stoppedId = 40;

/** The amenities of a complex: lift, security, coded entrance, barrier gate, fire safety, gym, concierge, ventilation. */
const commonParameters = [6, 12, 36, 60];
const furtherParameters = [59, 35, 58, 7, 57, 55, 8];

const path = (id: string, size = ''): string => `/assets/scenes/${id}${size}.webp`;
const imageOf = (id: string, isMain = false): StatementImage => ({
  large: path(id),
  thumb: path(id, '-thumb'),
  blur: path(id, '-blur'),
  is_main: isMain,
});
/** One of a list by number, round and round. */
const turned = <Item>(items: readonly Item[], number: number): Item[] => {
  const item = items[number % items.length];
  return item === undefined ? [] : [item];
};

/** The one tower of a project in its landscape, and rooms and a terrace of one flat there. */
function drawGallery({ id, city_id, district_id }: Complex): StatementImage[] {
  const landscape = landscapeOf(city_id, district_id);
  const towers = findOutside('tower', landscape);
  const suite = suites.filter((one) => one.landscape === landscape && roomsOf(one, 'living').length > 0);
  const rooms = turned(suite, id).flatMap((one) =>
    ['living', 'terrace', 'kitchen', 'bedroom', 'bathroom'].flatMap((kind) => turned(roomsOf(one, kind), 0)),
  );
  const scenes = [...turned(towers, id), ...rooms];
  return [...new Set(scenes.map((scene) => scene.id))].map((scene, position) => imageOf(scene, position === 0));
}

const percents: Record<ProjectStage, readonly [number, number]> = {
  planned: [0, 4],
  foundation: [8, 20],
  frame: [28, 52],
  facade: [56, 74],
  finishing: [78, 95],
  delivered: [100, 100],
};
const stages = Object.keys(percents) as ProjectStage[];

/** The progress of a building by the months until its hand-over. */
function stageFor(monthsLeft: number): ProjectStage {
  if (monthsLeft > 24) return 'planned';
  if (monthsLeft > 17) return 'foundation';
  if (monthsLeft > 10) return 'frame';
  return monthsLeft > 4 ? 'facade' : 'finishing';
}

const earlier = ({ year, quarter }: Quarter, quarters: number): Quarter => {
  const number = year * 4 + quarter - 1 - quarters;
  return { year: Math.floor(number / 4), quarter: (number % 4) + 1 };
};
const firstDay = ({ year, quarter }: Quarter): string => `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function addressOf(random: Random, { city_id, urban_id }: Complex): Localised {
  const streets = findStreets(city_id, urban_id ?? undefined);
  const number = random.int(2, 98);
  const name = streets.length > 0 ? random.pick(streets).name : findCity(city_id)?.name;
  if (!name) return { ka: '', en: '', ru: '' };
  return { ka: `${name.ka} ${number}`, en: `${name.en} ${number}`, ru: `${name.ru} ${number}` };
}

/** A building's stage and dates; every fifth is late by a quarter or more. */
function drawState(random: Random, { id, handover }: Complex, today: string) {
  const present = quarterOfDay(today);
  const delivered = earlier(present, random.int(1, 12));
  const promised = handover ?? delivered;
  const stage: ProjectStage = handover === null ? 'delivered' : stageFor(monthsBetween(present, promised));
  const [least, most] = percents[stage];
  const late = id % 5 === 2 && handover !== null ? random.int(1, 3) : 0;
  const first = earlier(promised, late);
  return {
    stage: id === stoppedId ? ('frame' as const) : stage,
    isStopped: id === stoppedId,
    progressPercent: id === stoppedId ? 38 : random.int(least, most),
    startedOn: firstDay(earlier(first, random.int(9, 12))),
    handoverYear: promised.year,
    handoverQuarter: promised.quarter,
    firstHandoverYear: first.year,
    firstHandoverQuarter: first.quarter,
  };
}

function drawProject(random: Random, complex: Complex, developerId: number | null, now: Date): ProjectRow {
  const facts = {
    name: complex.name,
    buildings: random.int(1, 4),
    floors: random.int(9, 24),
    flats: random.int(8, 60) * 4,
  };
  return {
    id: complex.id,
    developerId,
    slug: romaniseForSlug(complex.name.ka).replace(/[^a-z0-9]+/g, '-'),
    name: complex.name,
    about: aboutOf(complex.id, facts),
    cityId: complex.city_id,
    districtId: complex.district_id,
    urbanId: complex.urban_id,
    address: addressOf(random, complex),
    latitude: complex.lat,
    longitude: complex.lng,
    ...drawState(random, complex, tbilisiDay(now)),
    buildings: facts.buildings,
    floors: facts.floors,
    flats: facts.flats,
    parameters: [...commonParameters, ...random.sample(furtherParameters, 3)],
    images: drawGallery(complex),
    instalments: complex.id % 3 === 1 && complex.handover ? instalmentsOf(20, random.int(3, 8) * 6) : null,
    isPublished: true,
    createdAt: new Date(now.getTime() - random.int(30, 900) * 86_400_000),
    updatedAt: new Date(now.getTime() - random.int(1, 20) * 86_400_000),
  };
}

/** Reports about six weeks apart, latest first, back to the start of the work. */
function drawProgress(random: Random, project: ProjectRow, today: string): ProjectRows['progress'] {
  const { id, stage = 'planned', progressPercent = 0 } = project;
  const landscape = landscapeOf(project.cityId, project.districtId ?? null);
  const sites = [...findOutside('tower', landscape), ...scenesOf('bare').filter((scene) => scene.landscape === landscape)];
  const count = stage === 'planned' ? 1 : random.int(3, 6);
  const since = project.isStopped ? 260 : stage === 'delivered' ? 120 : random.int(6, 25);
  return Array.from({ length: count }, (_, index) => {
    const percent = Math.max(0, Math.round(progressPercent - index * (progressPercent / (count + 1))));
    const reached = stages.findLast((one) => percents[one][0] <= percent) ?? 'planned';
    return {
      projectId: id,
      happenedOn: dayBefore(today, since + index * 43),
      stage: index === 0 ? stage : reached === 'delivered' ? 'finishing' : reached,
      percent,
      images: turned(sites, id * 2 + index).map((scene) => imageOf(scene.id, true)),
    };
  });
}

/** Usual areas by rooms, in square metres. */
const planAreas: Record<number, readonly [number, number]> = { 1: [28, 42], 2: [46, 64], 3: [68, 94], 4: [98, 132] };

function drawPlans(random: Random, { id }: ProjectRow): ProjectRows['plans'] {
  return Object.entries(planAreas).flatMap(([rooms, [least, most]]) => {
    const drawings = scenesOf('floorplan').filter((plan) => plan.rooms === Number(rooms) && plan.bedrooms !== undefined);
    return random.sample(drawings, Number(rooms) === 4 ? 1 : 2).map((plan, index) => ({
      projectId: id,
      roomTypeId: Number(rooms),
      areaSqm: random.int(least * 10, most * 10) / 10,
      image: imageOf(plan.id, true),
      position: Number(rooms) * 10 + index,
    }));
  });
}

function drawOffers(random: Random, { id }: ProjectRow, today: string): ProjectRows['offers'] {
  if (id % 4 !== 1 || id === soldOutId) return [];
  return turned(offerTexts, id).map((offer) => ({
    projectId: id,
    ...offer,
    startsOn: dayBefore(today, random.int(5, 30)),
    endsOn: dayBefore(today, -random.int(30, 120)),
  }));
}

/** A price list of six flats a storey for every sixth project, and one of sold flats for the one that is sold out. */
function drawFlats(random: Random, project: ProjectRow, now: Date): ProjectRows['flats'] {
  const isSoldOut = project.id === soldOutId;
  if (project.id % 6 !== 1 && !isSoldOut) return [];
  const squarePrice = random.int(1100, 1900);
  return Array.from({ length: 24 }, (_, index) => {
    const floor = 2 + Math.floor(index / 6);
    const roomTypeId = [1, 2, 2, 3, 3, 4][index % 6] ?? 2;
    const [least, most] = planAreas[roomTypeId] ?? [50, 60];
    const areaSqm = random.int(least * 10, most * 10) / 10;
    return {
      projectId: project.id,
      number: `${floor}0${(index % 6) + 1}`,
      floor,
      roomTypeId,
      areaSqm,
      priceMinor: Math.round((areaSqm * squarePrice) / 100) * 10_000,
      currencyId: 2,
      state: isSoldOut
        ? ('sold' as const)
        : random.weighted([
            ['available', 60],
            ['reserved', 12],
            ['sold', 28],
          ] as const),
      updatedAt: new Date(now.getTime() - 9 * 86_400_000),
    };
  });
}

/** The projects of an invented market. The same moment and developers give the same ones. */
export function drawProjects(developerIds: readonly number[], now: Date): ProjectRows {
  const today = tbilisiDay(now);
  const rows: ProjectRows = { projects: [], progress: [], plans: [], offers: [], flats: [] };
  for (const complex of [...complexes, ...furtherComplexes]) {
    const random = createRandom(complex.id, 40);
    const project = drawProject(random, complex, ownerOf(complex.id, developerIds) ?? null, now);
    rows.projects.push(project);
    rows.progress.push(...drawProgress(random, project, today));
    rows.plans.push(...drawPlans(random, project));
    rows.offers.push(...drawOffers(random, project, today));
    rows.flats.push(...drawFlats(random, project, now));
  }
  return rows;
}
