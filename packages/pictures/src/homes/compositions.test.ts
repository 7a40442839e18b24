import { describe, expect, it } from 'vitest';
import { Canvas } from '../drawing/canvas';
import { drawKitchen } from '../interiors/kitchen';
import { kitchenLayouts, livingLayouts } from '../interiors/layouts';
import { drawLiving } from '../interiors/living';
import { drawRoom } from '../interiors/room';
import { countRooms, homeSizes, planHome } from '../plans/home-plan';
import { scenes } from '../scenes';
import { palettes } from './palettes';

const colors = { ...palettes.linen, view: 'city' } as const;

/** The shapes that a drawing adds to the empty room, without their gradients. */
function shapesOf(draw: (canvas: Canvas) => void): Set<string> {
  const shapes = (paint: (canvas: Canvas) => void): string[] => {
    const canvas = new Canvas(7, 'clear');
    paint(canvas);
    return canvas.toSvg().match(/<(rect|path|ellipse)[^>]*>/g) ?? [];
  };
  const empty = new Set(shapes((canvas) => drawRoom(canvas, colors)));
  return new Set(shapes(draw).filter((shape) => !empty.has(shape) && !shape.includes('url(')));
}

/** The largest share of its shapes that a drawing has in common with another. */
function mostSimilarPair(drawings: readonly (readonly [name: string, shapes: Set<string>])[]): { pair: string; share: number } {
  const pairs = drawings.flatMap(([first, a], index) =>
    drawings.slice(index + 1).map(([second, b]) => ({
      pair: `${first} and ${second}`,
      share: [...a].filter((shape) => b.has(shape)).length / Math.min(a.size, b.size),
    })),
  );
  return pairs.reduce((most, other) => (other.share > most.share ? other : most));
}

describe('compositions', () => {
  it('of living rooms are at least twelve, no two of them the same, and every one belongs to a set', () => {
    expect(livingLayouts.length).toBeGreaterThanOrEqual(12);
    const drawn = livingLayouts.map(
      (layout) => [layout, shapesOf((canvas) => drawLiving(canvas, { ...colors, layout }))] as const,
    );
    expect(mostSimilarPair(drawn).share, mostSimilarPair(drawn).pair).toBeLessThan(0.4);
    const inSets = scenes.filter(({ kind, set }) => kind === 'living' && set).map(({ layout }) => layout);
    expect(new Set(inSets)).toEqual(new Set(livingLayouts));
  });

  it('of kitchens are at least eight, no two of them the same, and every one belongs to a set', () => {
    // The island and the table stand before the same fitted wall and count once.
    const apart = kitchenLayouts.filter((layout) => layout !== 'table');
    expect(apart.length).toBeGreaterThanOrEqual(8);
    const drawn = apart.map((layout) => [layout, shapesOf((canvas) => drawKitchen(canvas, { ...colors, layout }))] as const);
    expect(mostSimilarPair(drawn).share, mostSimilarPair(drawn).pair).toBeLessThan(0.4);
    const inSets = scenes.filter(({ kind, set }) => kind === 'kitchen' && set).map(({ layout }) => layout);
    expect(new Set(inSets)).toEqual(new Set(kitchenLayouts));
  });
});

describe('floor plans', () => {
  it('have exactly the requested rooms', () => {
    for (const size of homeSizes) {
      const plan = planHome(size);
      const count = (use: string): number => plan.rooms.filter((room) => room.use === use).length;
      expect([countRooms(plan), count('bedroom'), count('bath'), count('kitchen')], JSON.stringify(size)).toEqual([
        size.rooms,
        size.bedrooms,
        size.bathrooms,
        1,
      ]);
      expect(count('balcony')).toBe(size.hasBalcony ? 1 : 0);
    }
  });

  it('keep every room inside the outer walls, and no two rooms in one place', () => {
    for (const size of homeSizes) {
      const { rooms, outlines = [] } = planHome(size);
      const inner = rooms.filter(({ use }) => use !== 'balcony');
      for (const room of inner) {
        const isInside = outlines.some(
          (wall) =>
            room.x >= wall.x - 0.01 &&
            room.x + room.width <= wall.x + wall.width + 0.01 &&
            room.y >= wall.y - 0.01 &&
            room.y + room.depth <= wall.y + wall.depth + 0.01,
        );
        expect(isInside, JSON.stringify({ size, room })).toBe(true);
      }
      const overlaps = inner.flatMap((a, index) =>
        inner
          .slice(index + 1)
          .filter(
            (b) =>
              a.x + 0.01 < b.x + b.width &&
              b.x + 0.01 < a.x + a.width &&
              a.y + 0.01 < b.y + b.depth &&
              b.y + 0.01 < a.y + a.depth,
          ),
      );
      expect(overlaps).toEqual([]);
    }
  });
});
