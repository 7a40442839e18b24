import { densify, distanceMetres, lengthMetres, metresBetween, type Position, simplify } from './geometry';

const STEP_METRES = 8;
const CELL_METRES = 24;
const NEAR_METRES = 21;
/** Cosine of the widest angle between two lines of one road. */
const PARALLEL_COSINE = 0.86;
const SHORTEST_METRES = 45;
const TOLERANCE_METRES = 5;
/** Half of the stretch over which a road keeps its rank. */
const REACH_METRES = 320;
/** Number of lines along a main road. */
const MAIN_FROM = 17;
const SECOND_FROM = 6;

export type RoadRank = 'main' | 'second' | 'street';
export type Road = { rank: RoadRank; line: Position[] };

type Node = { position: Position; heading: [number, number]; uses: number };

function headingAt(line: Position[], index: number): [number, number] {
  const from = line[Math.max(0, index - 2)] ?? [0, 0];
  const to = line[Math.min(line.length - 1, index + 2)] ?? from;
  const [dx, dy] = metresBetween(from, to);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Finds the node of a road that is already drawn where another line runs along it. */
class RoadIndex {
  readonly #cells = new Map<string, Node[]>();
  readonly #origin: Position = [44.5, 41.5];

  #cellOf(position: Position): [number, number] {
    const [x, y] = metresBetween(this.#origin, position);
    return [Math.floor(x / CELL_METRES), Math.floor(y / CELL_METRES)];
  }

  add(node: Node): void {
    const key = this.#cellOf(node.position).join();
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), node]);
  }

  nearest(position: Position, heading: [number, number] | null): Node | null {
    const [column, row] = this.#cellOf(position);
    let found: Node | null = null;
    let foundMetres = NEAR_METRES;
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const node of this.#cells.get(`${x},${y}`) ?? []) {
          const isParallel = !heading || Math.abs(node.heading[0] * heading[0] + node.heading[1] * heading[1]) >= PARALLEL_COSINE;
          const metres = isParallel ? distanceMetres(node.position, position) : NEAR_METRES;
          if (metres < foundMetres) [found, foundMetres] = [node, metres];
        }
    return found;
  }
}

/** The parts of a line where no road was drawn yet; the others count as one more use of the road there. */
function newParts(line: Position[], index: RoadIndex): Node[][] {
  const parts: Node[][] = [];
  let part: Node[] = [];
  const close = () => {
    if (lengthMetres(part.map(({ position }) => position)) >= SHORTEST_METRES) parts.push(part);
    part = [];
  };
  line.forEach((position, at) => {
    const heading = headingAt(line, at);
    const known = index.nearest(position, heading);
    if (known) {
      known.uses += 1;
      close();
    } else part.push({ position, heading, uses: 1 });
  });
  close();
  return parts;
}

const rankOf = (uses: number): RoadRank => (uses >= MAIN_FROM ? 'main' : uses >= SECOND_FROM ? 'second' : 'street');

/** A part with the roads that it begins and ends at, so that no gap is left between them. */
function joined(part: Node[], index: RoadIndex): Node[] {
  const end = (node: Node | undefined): Node[] => {
    const near = node && index.nearest(node.position, null);
    return near && near !== node ? [{ ...near, uses: node.uses }] : [];
  };
  return [...end(part[0]), ...part, ...end(part.at(-1))];
}

/** Uses smoothed along the part: a crossing must not change the rank of a road for some metres. */
function smoothedUses(part: Node[]): number[] {
  const reach = Math.round(REACH_METRES / STEP_METRES);
  return part.map((_, at) => {
    const window = part.slice(Math.max(0, at - reach), at + reach + 1).map(({ uses }) => uses);
    return window.sort((left, right) => left - right)[Math.floor(window.length / 2)] ?? 1;
  });
}

function ranked(part: Node[]): Road[] {
  const uses = smoothedUses(part);
  const roads: Road[] = [];
  part.forEach(({ position }, at) => {
    const rank = rankOf(uses[at] ?? 1);
    const current = roads.at(-1);
    if (current?.rank === rank) current.line.push(position);
    else {
      const last = current?.line.at(-1);
      roads.push({ rank, line: last ? [last, position] : [position] });
    }
  });
  return roads.filter(({ line }) => line.length > 1);
}

/**
 * One road per street from many lines that run along it in both directions.
 * @param lines longest first gives the straightest roads
 */
export function roadsFromLines(lines: Position[][]): Road[] {
  const index = new RoadIndex();
  const parts: Node[][] = [];
  for (const line of lines) {
    const fresh = newParts(densify(line, STEP_METRES), index);
    for (const part of fresh) {
      const whole = joined(part, index);
      for (const node of part) index.add(node);
      parts.push(whole);
    }
  }
  return parts.flatMap(ranked).map(({ rank, line }) => ({ rank, line: simplify(line, TOLERANCE_METRES) }));
}
