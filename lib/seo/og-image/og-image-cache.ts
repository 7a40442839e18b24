type Limits = {
  /** Pictures are forgotten, the longest unused first, above so many bytes. */
  bytesMax: number;
  /** So many are drawn at a time. */
  concurrencyMax: number;
  /** So many more may wait for their turn. */
  queueMax: number;
};

/** Tells that too many pictures are asked for at once. */
export class OgImagesBusy extends Error {}

/** Keeps drawn pictures within bounds of memory and of work: whoever asks for one that is being drawn waits for the same. */
export function createOgImageCache({ bytesMax, concurrencyMax, queueMax }: Limits) {
  const kept = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let bytes = 0;
  let drawing = 0;

  function keep(key: string, picture: Buffer): void {
    kept.set(key, picture);
    bytes += picture.byteLength;
    for (const [oldest, old] of kept) {
      if (bytes <= bytesMax) return;
      kept.delete(oldest);
      bytes -= old.byteLength;
    }
  }

  async function takeTurn(): Promise<void> {
    if (drawing < concurrencyMax) {
      drawing += 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The turn passes to whoever waits the longest. */
  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }

  async function drawInTurn(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    await takeTurn();
    try {
      const picture = await draw();
      keep(key, picture);
      return picture;
    } finally {
      passTurn();
      pending.delete(key);
    }
  }

  /** The picture of a key. @throws PicturesBusy when too many wait already */
  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const asked = pending.get(key);
    if (asked) return asked;
    if (drawing >= concurrencyMax && waiting.length >= queueMax) throw new OgImagesBusy();
    const picture = drawInTurn(key, draw);
    pending.set(key, picture);
    return picture;
  };
}
