/** What is signed in, as its owner would call it; null for what its name does not tell. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The more exact name first: most browsers call themselves by the names of others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Reads a browser's `User-Agent`. It is what the browser says, good for recognising and nothing else. */
export function deviceName(userAgent: string): DeviceName {
  const named = (names: typeof browsers) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
