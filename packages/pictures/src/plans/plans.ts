import type { FloorPlan, PlanDoor, PlanRoom, PlanWindow } from './floor-plan';

const room = (use: PlanRoom['use'], x: number, y: number, width: number, depth: number): PlanRoom => ({
  use,
  x,
  y,
  width,
  depth,
});
const door = (wall: PlanDoor['wall'], x: number, y: number): PlanDoor => ({ wall, x, y });
const glass = (wall: PlanWindow['wall'], x: number, y: number, length: number): PlanWindow => ({ wall, x, y, length });

/** Typical Tbilisi flats: a studio, two-room and three-room new builds, a four-room flat. */
export const floorPlans: readonly { rooms: number; plan: FloorPlan }[] = [
  {
    rooms: 1,
    plan: {
      width: 8.4,
      depth: 5.2,
      rooms: [
        room('living', 0, 0, 4.6, 5.2),
        room('kitchen', 4.6, 0, 2.6, 3),
        room('balcony', 7.2, 0, 1.2, 3),
        room('hall', 4.6, 3, 1.9, 2.2),
        room('bath', 6.5, 3, 1.9, 2.2),
      ],
      doors: [door('vertical', 4.6, 3.6), door('horizontal', 5.2, 3), door('vertical', 6.5, 3.5), door('horizontal', 5.2, 5.2)],
      windows: [glass('vertical', 0, 1.4, 2.4), glass('vertical', 7.2, 0.8, 1.5)],
    },
  },
  {
    rooms: 2,
    plan: {
      width: 10,
      depth: 6.2,
      rooms: [
        room('living', 0, 0, 4.4, 4),
        room('kitchen', 4.4, 0, 2.6, 4),
        room('bedroom', 7, 0, 3, 4),
        room('balcony', 0, 5, 4.4, 1.2),
        room('hall', 4.4, 4, 2.8, 2.2),
        room('bath', 7.2, 4, 2.8, 2.2),
        room('hall', 0, 4, 4.4, 1),
      ],
      doors: [
        door('horizontal', 3.2, 4),
        door('horizontal', 5.2, 4),
        door('vertical', 7, 3),
        door('vertical', 7.2, 4.7),
        door('horizontal', 5.2, 6.2),
        door('vertical', 4.4, 4.1),
      ],
      windows: [glass('horizontal', 1, 0, 2.4), glass('horizontal', 5, 0, 1.4), glass('horizontal', 7.7, 0, 1.6)],
    },
  },
  {
    rooms: 2,
    plan: {
      width: 9.2,
      depth: 6.8,
      rooms: [
        room('living', 0, 2.6, 4.8, 4.2),
        room('bedroom', 0, 0, 4.8, 2.6),
        room('bath', 4.8, 0, 2, 2.6),
        room('hall', 4.8, 2.6, 2, 4.2),
        room('kitchen', 6.8, 0, 2.4, 5.4),
        room('balcony', 6.8, 5.4, 2.4, 1.4),
      ],
      doors: [
        door('vertical', 4.8, 3.4),
        door('vertical', 4.8, 1.7),
        door('horizontal', 5.3, 2.6),
        door('vertical', 6.8, 3.6),
        door('horizontal', 5.3, 6.8),
      ],
      windows: [glass('vertical', 0, 0.5, 1.6), glass('vertical', 0, 3.6, 2.2), glass('vertical', 9.2, 1.2, 1.8)],
    },
  },
  {
    rooms: 3,
    plan: {
      width: 12,
      depth: 7,
      rooms: [
        room('bedroom', 0, 0, 3.6, 4),
        room('bath', 0, 4, 2.4, 3),
        room('hall', 2.4, 4, 4.8, 3),
        room('living', 3.6, 0, 4.6, 4),
        room('bedroom', 8.2, 0, 3.8, 4),
        room('kitchen', 7.2, 4, 3.4, 3),
        room('balcony', 10.6, 4, 1.4, 3),
      ],
      doors: [
        door('horizontal', 2.6, 4),
        door('vertical', 2.4, 5.2),
        door('horizontal', 5, 4),
        door('vertical', 8.2, 2.9),
        door('vertical', 7.2, 5),
        door('horizontal', 4.2, 7),
      ],
      windows: [
        glass('horizontal', 0.9, 0, 1.8),
        glass('horizontal', 4.7, 0, 2.4),
        glass('horizontal', 9.2, 0, 1.8),
        glass('vertical', 10.6, 4.8, 1.4),
      ],
    },
  },
  {
    rooms: 3,
    plan: {
      width: 11,
      depth: 7.6,
      rooms: [
        room('living', 0, 0, 5, 4.4),
        room('kitchen', 5, 0, 3, 4.4),
        room('balcony', 8, 0, 3, 1.3),
        room('bedroom', 8, 1.3, 3, 3.1),
        room('bedroom', 0, 4.4, 3.8, 3.2),
        room('hall', 3.8, 4.4, 4.2, 3.2),
        room('bath', 8, 4.4, 3, 3.2),
      ],
      doors: [
        door('horizontal', 4, 4.4),
        door('horizontal', 5.4, 4.4),
        door('vertical', 8, 3.2),
        door('vertical', 3.8, 5.4),
        door('vertical', 8, 5.2),
        door('horizontal', 5.4, 7.6),
      ],
      windows: [
        glass('vertical', 0, 1.2, 2.2),
        glass('horizontal', 1.4, 0, 2.2),
        glass('horizontal', 8.7, 1.3, 1.4),
        glass('vertical', 0, 5.2, 1.6),
        glass('horizontal', 5.7, 0, 1.6),
      ],
    },
  },
  {
    rooms: 4,
    plan: {
      width: 14,
      depth: 8,
      rooms: [
        room('living', 0, 0, 5.2, 4.8),
        room('kitchen', 5.2, 0, 3.2, 3.4),
        room('bedroom', 8.4, 0, 3.4, 4),
        room('bath', 11.8, 0, 2.2, 4),
        room('bedroom', 0, 4.8, 3.8, 3.2),
        room('bedroom', 10.2, 4, 3.8, 4),
        room('hall', 5.2, 3.4, 3.2, 4.6),
        room('bath', 3.8, 4.8, 1.4, 3.2),
        room('balcony', 8.4, 5.6, 1.8, 2.4),
        room('hall', 8.4, 4, 1.8, 1.6),
      ],
      doors: [
        door('vertical', 5.2, 3.7),
        door('horizontal', 6.2, 3.4),
        door('horizontal', 9, 4),
        door('vertical', 11.8, 2.6),
        door('vertical', 10.2, 4.3),
        door('vertical', 5.2, 6),
        door('vertical', 3.8, 5),
        door('horizontal', 6.2, 8),
        door('vertical', 8.4, 4.3),
      ],
      windows: [
        glass('vertical', 0, 1.2, 2.4),
        glass('horizontal', 1.4, 0, 2.4),
        glass('horizontal', 6, 0, 1.6),
        glass('horizontal', 9.2, 0, 1.8),
        glass('vertical', 0, 5.6, 1.6),
        glass('vertical', 14, 5.2, 1.8),
      ],
    },
  },
];
