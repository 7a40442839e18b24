import { buildings } from './buildings/buildings';
import { Canvas } from './drawing/canvas';
import { type SkyName, skyOrder } from './drawing/palette';
import { rooms } from './interiors/rooms';
import { sheets } from './plans/sheets';
import type { Scene, SceneDraft } from './scene';

const photoSize = { width: 1200, height: 800 } as const;

/** The order repeats after seven, so neighbours never share a sky; the stand-in for night is not beside itself in it. */
function skyAt(index: number, isDaylight: boolean): SkyName {
  const name = skyOrder[index % skyOrder.length] ?? skyOrder[0];
  return isDaylight && name === 'night' ? 'clear' : name;
}

function numberScenes(drafts: readonly SceneDraft[]): readonly Scene[] {
  const counts = new Map<string, number>();
  return drafts.map((draft, index) => {
    const count = (counts.get(draft.kind) ?? 0) + 1;
    counts.set(draft.kind, count);
    return {
      id: `${draft.kind}-${String(count).padStart(2, '0')}`,
      kind: draft.kind,
      size: draft.size ?? photoSize,
      suits: draft.suits,
      rooms: draft.rooms,
      seed: 1000 + index * 37,
      skyName: draft.kind === 'hero' ? 'dawn' : skyAt(index, draft.isDaylight ?? false),
      draw: draft.draw,
    };
  });
}

export const scenes: readonly Scene[] = numberScenes([...buildings, ...rooms, ...sheets]);

export function drawScene(scene: Scene): string {
  const canvas = new Canvas(scene.seed, scene.skyName, scene.size);
  scene.draw(canvas);
  return canvas.toSvg();
}
