import { buildings } from './buildings/buildings';
import { Canvas } from './drawing/canvas';
import { type SkyName, skyOrder } from './drawing/palette';
import { homeScenes } from './homes/home-scenes';
import { rooms } from './interiors/rooms';
import { sheets } from './plans/sheets';
import type { Hour, Scene, SceneDraft } from './scene';

const photoSize = { width: 1200, height: 800 } as const;

/** The order repeats after seven, so neighbours never share a sky; the stand-in for night is not its own neighbour in it. */
function skyAt(index: number, isDaylight: boolean): SkyName {
  const name = skyOrder[index % skyOrder.length] ?? skyOrder[0];
  return isDaylight && name === 'night' ? 'clear' : name;
}

/** Numbered scenes are all drawn in summer: those under these skies belong to the sets of that hour. */
const hourOf: Partial<Record<SkyName, Hour>> = { day: 'noon', clear: 'noon', dusk: 'evening' };

function numberScenes(drafts: readonly SceneDraft[]): readonly Scene[] {
  const counts = new Map<string, number>();
  return drafts.map(({ landscape, size, isDaylight, ...draft }, index) => {
    const count = (counts.get(draft.kind) ?? 0) + 1;
    counts.set(draft.kind, count);
    const skyName = draft.kind === 'hero' ? 'dawn' : skyAt(index, isDaylight ?? false);
    const hour = hourOf[skyName];
    return {
      ...draft,
      id: `${draft.kind}-${String(count).padStart(2, '0')}`,
      size: size ?? photoSize,
      seed: 1000 + index * 37,
      skyName,
      season: 'summer',
      isNumbered: true,
      set: landscape && hour ? { landscape, season: 'summer', hour } : undefined,
    };
  });
}

/** Scenes of the first kind have numbers, those of the sets have names; an id is never given to another drawing. */
export const scenes: readonly Scene[] = [...numberScenes([...buildings, ...rooms, ...sheets]), ...homeScenes];

export function drawScene(scene: Scene): string {
  const canvas = new Canvas(scene.seed, scene.skyName, scene.size, scene.season);
  scene.draw(canvas);
  return canvas.toSvg(scene.crop);
}
