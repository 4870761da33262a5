import { StartupError } from './platform/startup-error.ts';
import { SERVICE_VARIABLES } from './service-settings.ts';

/** Names of the settings of the server process and of the backend that runs in it. */
const SHOP_VARIABLES: readonly string[] = [
  'ROLE',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'METRICS_PORT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'OPERATOR_PORT',
  'OPERATOR_HOST',
  'OPERATOR_API_URL',
  'DESK_PORT',
  'DESK_HOST',
  'DESK_ORIGIN',
  'DATA_DIR',
  'DATABASE_URL',
  'API_BASE_URL',
  'PUBLIC_API_PATH',
  'DEMO_DATA',
  'WARM_PICTURES',
  'SITE',
  'SITE_ID',
  'BRAND',
  'BRAND_DIR',
  'INDEXING',
  'AGENTS',
  'CONTRACT_PUBLIC',
  'HSTS_SUBDOMAINS',
  'IMAGE_HOSTS',
  'PAGE_CACHE_MB',
  'WORKERS',
  'CDN_SECONDS',
  'LOG_LEVEL',
  'YANDEX_METRIKA_ID',
  'YANDEX_METRIKA_URL',
  'MINDBOX_TRACKER_ENDPOINT_ID',
  'MINDBOX_TRACKER_URL',
  'MINDBOX_TRACKER_PREFIX',
  'MINDBOX_TRACKER_TIMEOUT_MS',
  'YANDEX_MAPS_KEY',
  'YANDEX_MAPS_URL',
  'CHAT_SCRIPT_URL',
];

/** Names of all settings in .env.example. */
export const SETTING_NAMES: readonly string[] = [...SHOP_VARIABLES, ...SERVICE_VARIABLES];

/** Names of variables in the same file or environment that other programs of the project read. */
const OTHERS: readonly string[] = ['BUILD', 'NODE_ENV', 'OPERATOR_TOKEN', 'OPERATOR_URL', 'VITE_MOCKS'];

/**
 * If an unknown name in `.env` has at most this number of typos, the setting that was probably meant is
 * suggested.
 */
const MAX_TYPOS = 3;
/**
 * In words of at least this length, a wrong letter counts as a typo. Shorter words are names of different
 * services (VK, TID).
 */
const SHORTEST_WORD = 4;

/**
 * Refuses unknown names in `.env`. In the environment, which also contains variables of other programs, only
 * names that are clearly misspelt settings are refused.
 * @throws StartupError with the first such name and the setting that was probably meant
 */
export function refuseMisspeltSettings(
  environment: Record<string, string | undefined>,
  file: Record<string, string | undefined>,
): void {
  const [first] = misspeltSettings(environment, file);
  if (first !== undefined) throw new StartupError(first);
}

/** One sentence for each name that refuseMisspeltSettings would refuse. */
export function* misspeltSettings(
  environment: Record<string, string | undefined>,
  file: Record<string, string | undefined>,
): Generator<string> {
  const known = new Set([...SETTING_NAMES, ...OTHERS]);
  for (const name of Object.keys(file)) {
    if (known.has(name)) continue;
    const near = nearest(name);
    const hint = near === undefined ? '.env.example lists them all.' : `did you mean ${near}?`;
    yield `.env sets ${name}, which is no setting of the shop: ${hint}`;
  }

  for (const [name, value] of Object.entries(environment)) {
    const isOurs = known.has(process.platform === 'win32' ? name.toUpperCase() : name);
    if (isOurs || !value?.trim()) continue;
    const meant = SETTING_NAMES.find((setting) => isMisspelling(name, setting));
    if (meant) yield `${name} is set, which is no setting of the shop: did you mean ${meant}?`;
  }
}

function nearest(name: string): string | undefined {
  const near = SETTING_NAMES.map((setting) => ({
    setting,
    distance: typosBetween(name.toUpperCase(), setting),
  }));
  const [first] = near.sort((one, other) => one.distance - other.distance);
  return first && first.distance <= Math.min(MAX_TYPOS, first.setting.length / 2) ? first.setting : undefined;
}

/**
 * Whether a name differs from that of a setting only by one typo in a long word or by two swapped letters.
 */
function isMisspelling(name: string, setting: string): boolean {
  const bare = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');
  if (bare(name) === bare(setting)) return true;
  const words = name.split('_');
  const meant = setting.split('_');
  return (
    words.length === meant.length &&
    words.every((word, index) => isNear(word, meant[index] ?? '', meant.length > 1))
  );
}

function isNear(word: string, meant: string, isPart: boolean): boolean {
  if (word === meant) return true;
  const letters = (text: string) => [...text].sort().join('');
  const isLong = isPart && meant.length >= SHORTEST_WORD;
  return (isLong || letters(word) === letters(meant)) && typosBetween(word, meant) === 1;
}

/**
 * How many letters must at least be inserted, deleted, replaced or swapped to turn one word into the other.
 */
function typosBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, wanted] = [one[row - 1], other[column - 1]];
      const isSwapped = letter === other[column - 2] && one[row - 2] === wanted;
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === wanted ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
