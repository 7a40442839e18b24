import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { skies } from './drawing/palette';
import { seaColor } from './drawing/sky';
import { type Scene, type SceneKind, sceneKinds } from './scene';
import { drawScene, scenes } from './scenes';

const folder = fileURLToPath(new URL('../../../public/assets/scenes/', import.meta.url));
const manifestPath = fileURLToPath(new URL('../../demo-market/scenes.json', import.meta.url));

interface ManifestEntry {
  id: string;
  kind: SceneKind;
  width: number;
  height: number;
  suits: number[];
  rooms?: number;
  dominant: string;
}

const manifest: ManifestEntry[] = JSON.parse(readFileSync(manifestPath, 'utf8'));
const fileNames = (id: string): string[] => ['', '-thumb', '-blur'].map((suffix) => `${id}${suffix}.webp`);

const drawn = new Map(scenes.map((scene) => [scene.id, drawScene(scene)]));

describe('drawn scenes', () => {
  it('give the same SVG for the same seed', () => {
    for (const scene of scenes) expect(drawScene(scene), scene.id).toBe(drawn.get(scene.id));
  });

  it('contain no broken number', () => {
    for (const [id, svg] of drawn) expect(svg, id).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('never repeat a picture', () => {
    expect(new Set(drawn.values()).size).toBe(scenes.length);
  });

  it('show the sea only in sets of the sea', () => {
    const isSea = (scene: Scene): boolean => (drawn.get(scene.id) ?? '').includes(seaColor(skies[scene.skyName]));
    const inland = scenes.filter(({ set, isNumbered }) => (set ? set.landscape !== 'sea' : !isNumbered));
    expect(inland.filter(isSea).map(({ id }) => id)).toEqual([]);
    const seaRooms = scenes.filter(({ set, kind }) => set?.landscape === 'sea' && (kind === 'living' || kind === 'terrace'));
    expect(seaRooms.filter((scene) => !isSea(scene)).map(({ id }) => id)).toEqual([]);
  });

  it('never show one sky on two numbered neighbours of the same kind', () => {
    const numbered = scenes.filter(({ isNumbered }) => isNumbered);
    numbered.forEach((scene, index) => {
      const nearby = numbered.slice(Math.max(0, index - 2), index).filter(({ kind }) => kind === scene.kind && kind !== 'hero');
      expect(
        nearby.map(({ skyName }) => skyName),
        scene.id,
      ).not.toContain(scene.skyName);
    });
  });
});

describe('the manifest', () => {
  it('lists every scene once, in order, and covers every kind', () => {
    expect(manifest.map(({ id }) => id)).toEqual(scenes.map(({ id }) => id));
    expect(new Set(manifest.map(({ kind }) => kind))).toEqual(new Set(sceneKinds));
  });

  it('keeps the names that markets seeded before the sets refer to', () => {
    const counts = {
      ...{ tower: 12, block: 6, old: 9, house: 8, cottage: 5, land: 6, commercial: 6, hotel: 4, living: 9, kitchen: 6 },
      ...{ bedroom: 7, bathroom: 4, terrace: 5, office: 2, floorplan: 6, panorama: 3, hero: 2 },
    };
    const names = Object.entries(counts).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(names).toHaveLength(100);
    expect(new Set(manifest.map(({ id }) => id))).toEqual(new Set([...manifest.map(({ id }) => id), ...names]));
  });

  it('has exactly the three files of every scene', () => {
    expect(new Set(readdirSync(folder))).toEqual(new Set(manifest.flatMap(({ id }) => fileNames(id))));
  });

  it('states the real size of every picture', async () => {
    for (const { id, width, height, dominant } of manifest) {
      expect(await sharp(`${folder}${id}.webp`).metadata(), id).toMatchObject({ width, height, format: 'webp' });
      expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('stays under 21 MB in total', () => {
    const files = manifest.flatMap(({ id }) => fileNames(id)).map((name) => `${folder}${name}`);
    expect(files.every(existsSync)).toBe(true);
    expect(files.reduce((total, file) => total + statSync(file).size, 0)).toBeLessThan(21_000_000);
  });
});
