import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Forest } from './boosting/forest';
import { createReference } from './comparables/reference';
import { attributeNames } from './features/attributes';
import { featureWidth } from './features/features';
import type { FittedModel } from './fitted-model';
import { parameterCount } from './network/network';
import type { PriceNetwork } from './network/price-network';

/** Types of the columns of an artefact, by their name in it. */
const columnTypes = { f8: Float64Array, f4: Float32Array, i4: Int32Array, i2: Int16Array, u1: Uint8Array };
type ColumnType = keyof typeof columnTypes;
export type ByteColumn = Float64Array | Float32Array | Int32Array | Int16Array | Uint8Array;

const typeOf = (column: ByteColumn): ColumnType => {
  const found = (Object.keys(columnTypes) as ColumnType[]).find((type) => column instanceof columnTypes[type]);
  if (!found) throw new Error('This kind of column cannot be stored.');
  return found;
};

export type ColumnPlan = { type: ColumnType; length: number }[];

/** Columns one after another in the bytes of this machine, and the plan to read them by. */
function packColumns(columns: readonly ByteColumn[]): { plan: ColumnPlan; bytes: Buffer } {
  return {
    plan: columns.map((column) => ({ type: typeOf(column), length: column.length })),
    bytes: Buffer.concat(columns.map((column) => new Uint8Array(column.buffer, column.byteOffset, column.byteLength))),
  };
}

/** The columns again, each in memory of its own. @throws RangeError when the bytes end too early */
function unpackColumns(plan: ColumnPlan, bytes: Uint8Array): ByteColumn[] {
  let offset = 0;
  return plan.map(({ type, length }) => {
    const size = length * columnTypes[type].BYTES_PER_ELEMENT;
    // Buffer.slice would share its memory, at an offset that no column of floats may begin at.
    const own = new Uint8Array(bytes.subarray(offset, offset + size));
    if (own.length !== size) throw new RangeError('The columns end too early.');
    offset += size;
    return new columnTypes[type](own.buffer, 0, length);
  });
}

/** Raised whenever features or columns change their meaning: a model of another version is refitted, not read. */
const version = 4;
const magic = 'aivani-price-model';
const digestBytes = 32;

export class ArtefactError extends Error {
  constructor(reason: string) {
    super(`This is no price model that can be read: ${reason}.`);
    this.name = 'ArtefactError';
  }
}

type Head = Pick<FittedModel, 'fittedAt' | 'seed' | 'rows' | 'metrics' | 'cleaning'> & {
  magic: string;
  version: number;
  featureWidth: number;
  /** Networks that are averaged. */
  networks: number;
  range: { start: number; low: number; high: number };
  plan: ColumnPlan;
};

const forestColumns = ({ roots, features, thresholds, isUnknownLeft, left, values }: Forest): ByteColumn[] => [
  roots,
  features,
  thresholds,
  isUnknownLeft,
  left,
  values,
];
const forestColumnCount = 6;

const networkColumns = ({ scales, parameters }: PriceNetwork): ByteColumn[] => [
  scales.middles,
  scales.widths,
  ...parameters.map((own) => Float32Array.from(own)),
];

function modelColumns({ prices: { reference, forest, network }, outOfFoldLogPrices, range }: FittedModel): ByteColumn[] {
  const { ids, groups, logPrices, attributes } = reference.table;
  return [
    ids,
    groups,
    logPrices,
    outOfFoldLogPrices,
    reference.hedonic,
    ...attributes,
    ...forestColumns(forest),
    ...(network ? networkColumns(network) : []),
    ...forestColumns(range.forest),
  ];
}

const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A model as bytes: a digest, then gzip over the length of a JSON head, the head, and columns of numbers. */
export function writeArtefact(model: FittedModel): Buffer {
  const { fittedAt, seed, rows, metrics, cleaning, range, prices } = model;
  const { plan, bytes } = packColumns(modelColumns(model));
  const bounds = { start: range.start, low: range.low, high: range.high };
  const networks = prices.network?.parameters.length ?? 0;
  const head: Head = { magic, version, featureWidth, fittedAt, seed, rows, metrics, cleaning, networks, range: bounds, plan };
  const headBytes = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(headBytes.length);
  const body = gzipSync(Buffer.concat([length, headBytes, bytes]), { level: 9 });
  return Buffer.concat([digest(body), body]);
}

function unpackBody(bytes: Uint8Array): Buffer {
  const body = bytes.subarray(digestBytes);
  if (body.length === 0 || !digest(body).equals(bytes.subarray(0, digestBytes)))
    throw new ArtefactError('its bytes are damaged or of something else');
  return gunzipSync(body);
}

function readHead(body: Buffer): { head: Head; columns: ByteColumn[] } {
  const length = body.readUInt32LE(0);
  const head = JSON.parse(body.toString('utf8', 4, 4 + length)) as Head;
  if (head.magic !== magic) throw new ArtefactError('it contains something else');
  if (head.version !== version || head.featureWidth !== featureWidth)
    throw new ArtefactError(`it is of version ${head.version}, and this build reads ${version}`);
  return { head, columns: unpackColumns(head.plan, body.subarray(4 + length)) };
}

function takeForest(take: () => ByteColumn): Forest {
  const [roots, features, thresholds, isUnknownLeft, left, values] = Array.from({ length: forestColumnCount }, take);
  return { roots, features, thresholds, isUnknownLeft, left, values } as Forest;
}

function takeNetwork(take: () => ByteColumn, count: number): PriceNetwork | null {
  if (count === 0) return null;
  const scales = { middles: take() as Float32Array, widths: take() as Float32Array };
  const parameters = Array.from({ length: count }, () => Float64Array.from(take()));
  if (parameters.some((own) => own.length !== parameterCount)) throw new ArtefactError('its networks have another shape');
  return { scales, parameters };
}

/** @throws ArtefactError when the bytes are damaged, not a model's, or a model's of another version */
export function readArtefact(bytes: Uint8Array): FittedModel {
  const { head, columns } = readHead(unpackBody(bytes));
  const { fittedAt, seed, rows, metrics, cleaning } = head;
  let next = 0;
  const take = (): ByteColumn => {
    const column = columns[next++];
    if (!column) throw new ArtefactError('columns are missing');
    return column;
  };
  const ids = take() as Int32Array;
  const groups = take() as Int32Array;
  const logPrices = take() as Float32Array;
  const unseen = take() as Float32Array;
  const hedonic = take() as Float64Array;
  const attributes = attributeNames.map(() => take() as Float32Array);
  const reference = createReference({ rows, ids, groups, logPrices, attributes }, hedonic);
  const prices = { reference, forest: takeForest(take), network: takeNetwork(take, head.networks) };
  return {
    fittedAt,
    seed,
    rows,
    metrics,
    cleaning,
    prices,
    outOfFoldLogPrices: unseen,
    range: { ...head.range, forest: takeForest(take) },
  };
}
