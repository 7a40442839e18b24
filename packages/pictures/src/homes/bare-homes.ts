import { drawBare } from '../interiors/bare';
import type { Landscape, Scene } from '../scene';
import { type MoodName, moods, seedOf } from './moods';
import { drawHourWash, viewOf } from './suites';

/** Where and when homes without furniture are shown; the façades of these sets exist for every kind of building. */
const places: readonly (readonly [Landscape, MoodName])[] = [
  ['city', 'summer-noon'],
  ['city', 'autumn-afternoon'],
  ['sea', 'summer-noon'],
  ['sea', 'summer-evening'],
  ['mountains', 'summer-noon'],
  ['country', 'summer-noon'],
];

function scenesOf([landscape, mood]: readonly [Landscape, MoodName]): readonly Scene[] {
  const { season, hour, skyName } = moods[mood];
  return (['white', 'black'] as const).flatMap((style) =>
    (['room', 'kitchen', 'corridor'] as const).map((layout): Scene => {
      const id = `${landscape}-${mood}-${style}-bare-${layout}`;
      return {
        id,
        kind: 'bare',
        suits: [1, 2, 3, 5, 6],
        layout,
        size: { width: 1200, height: 800 },
        seed: seedOf(id),
        skyName,
        season,
        set: { landscape, season, hour, palette: style, style },
        draw: (canvas) => {
          drawBare(canvas, { layout, style, view: viewOf[landscape] });
          drawHourWash(canvas, hour);
        },
      };
    }),
  );
}

export const bareScenes: readonly Scene[] = places.flatMap(scenesOf);
