import { drawLand, type LandScene } from '../outdoors/land';
import type { Landscape, Scene } from '../scene';
import { facade } from './facade-scene';
import type { MoodName } from './moods';

const landRows: readonly (readonly [Landscape, LandScene['layout'], readonly MoodName[]])[] = [
  ['city', 'suburb', ['spring-morning', 'summer-noon', 'autumn-afternoon']],
  ['city', 'orchard', ['summer-noon', 'autumn-afternoon']],
  ['country', 'field', ['spring-morning', 'summer-noon', 'autumn-afternoon']],
  ['country', 'vineyard', ['summer-noon', 'autumn-afternoon', 'summer-evening']],
  ['country', 'orchard', ['spring-morning', 'summer-noon', 'autumn-afternoon']],
  ['country', 'suburb', ['summer-noon', 'autumn-afternoon']],
  ['mountains', 'hillside', ['spring-morning', 'summer-noon', 'autumn-afternoon', 'winter-noon']],
  ['sea', 'coast', ['spring-morning', 'summer-noon', 'autumn-afternoon', 'summer-evening']],
];

/** The whole plot, and the same picture from nearer by. */
export const plotScenes: readonly Scene[] = landRows.flatMap(([landscape, layout, moodNames]) =>
  moodNames.flatMap((mood) => {
    const wide = facade('land', landscape, mood, layout, (canvas) => drawLand(canvas, { layout }), { layout });
    return [wide, { ...wide, id: `${wide.id}-near`, crop: [170, 330, 700] as const }];
  }),
);
