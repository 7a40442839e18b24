import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type SceneKind, sceneKinds } from './scene';
import { drawScene, scenes } from './scenes';

const folder = fileURLToPath(new URL('../../../public/assets/scenes/', import.meta.url));
const manifestPath = fileURLToPath(new URL('../../../server/data/scenes.json', import.meta.url));

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

describe('drawn scenes', () => {
  it('give the same SVG for the same seed', () => {
    for (const scene of scenes) expect(drawScene(scene), scene.id).toBe(drawScene(scene));
  });

  it('contain no broken number', () => {
    for (const scene of scenes) expect(drawScene(scene), scene.id).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('never repeat a picture', () => {
    expect(new Set(scenes.map(drawScene)).size).toBe(scenes.length);
  });

  it('never show one sky on two neighbours of the same kind', () => {
    scenes.forEach((scene, index) => {
      const nearby = scenes.slice(Math.max(0, index - 2), index).filter(({ kind }) => kind === scene.kind && kind !== 'hero');
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

  it('has exactly the three files of every scene', () => {
    expect(new Set(readdirSync(folder))).toEqual(new Set(manifest.flatMap(({ id }) => fileNames(id))));
  });

  it('states the real size of every picture', async () => {
    for (const { id, width, height, dominant } of manifest) {
      expect(await sharp(`${folder}${id}.webp`).metadata(), id).toMatchObject({ width, height, format: 'webp' });
      expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('stays under 6 MB in total', () => {
    const files = manifest.flatMap(({ id }) => fileNames(id)).map((name) => `${folder}${name}`);
    expect(files.every(existsSync)).toBe(true);
    expect(files.reduce((total, file) => total + statSync(file).size, 0)).toBeLessThan(6_000_000);
  });
});
