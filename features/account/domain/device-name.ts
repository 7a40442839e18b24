const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** iPads and phones also name Mac and Linux, so the more specific names come first. */
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (rows: readonly [RegExp, string][], text: string) => rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The browser and the system that a User-Agent names; null for unknown ones. */
export const deviceName = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});
