import { drawCommercial, drawHotel, drawLand } from './building-business';
import { drawApartment, drawHouse } from './building-homes';
import type { Building } from './building-parts';
import type { Kind } from './kinds';
import type { SeedPlace } from './places';
import type { Random } from './random';

/** Draws what is offered: sizes, storeys, project and condition that belong together. */
export function drawBuilding(random: Random, kind: Kind, place: SeedPlace): Building {
  if (kind.typeId === 1) return drawApartment(random, kind, place);
  if (kind.typeId === 4) return drawLand(random, kind, place);
  if (kind.typeId === 5) return drawCommercial(random, kind);
  return kind.typeId === 6 ? drawHotel(random, kind) : drawHouse(random, kind);
}
