/** Kinds of devices, for both banners and statistics: a size and, where it is known, a system. */
export type DeviceType = 'mobile' | 'tablet' | 'desktop' | 'iOS' | 'Android' | 'Windows' | 'macOS';

const systems: readonly [RegExp, DeviceType][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
];
/** Where the layout of phones ends. */
const desktopWidthMinPx = 992;
const tabletWidthMinPx = 768;

/** @param widthPx of the window */
export function deviceTypes(userAgent: string, widthPx: number): DeviceType[] {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  const size = widthPx >= desktopWidthMinPx ? 'desktop' : widthPx >= tabletWidthMinPx ? 'tablet' : 'mobile';
  return system ? [size, system] : [size];
}
