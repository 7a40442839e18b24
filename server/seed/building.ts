import type { Building } from './buildings/building';
import { drawApartment, drawHouse } from './buildings/homes';
import { drawCommercial, drawHotel, drawLand } from './buildings/non-residential';
import type { StatementKind } from './market/kinds';
import type { SeedPlace } from './market/places';
import type { Random } from './random';

/** Draws what is offered: sizes, storeys, project and condition that belong together. */
export function drawBuilding(random: Random, kind: StatementKind, place: SeedPlace): Building {
  if (kind.typeId === 1) return drawApartment(random, kind, place);
  if (kind.typeId === 4) return drawLand(random, kind, place);
  if (kind.typeId === 5) return drawCommercial(random, kind);
  return kind.typeId === 6 ? drawHotel(random, kind) : drawHouse(random, kind);
}
