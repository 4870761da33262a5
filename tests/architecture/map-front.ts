import { isOfTests } from './folders.ts';
import type { Arrow } from './imports.ts';

/**
 * The floors of the front end, lowest first. A floor may import only itself and floors before it in this
 * list. docs/architecture.md has a diagram of them.
 */
export const floors = ['src/lib', 'src/shop', 'src/features', 'src/widgets', 'src/routes', 'src'] as const;

const GENERATED = 'src/generated';
/**
 * The function with which the generated client sends its requests (the "mutator" in the generator's
 * configuration).
 */
const MUTATOR = 'src/lib/api/http';
const API = 'src/lib/api';
/**
 * The entry files of the API folder. Other code may use the generated code only through these entry files.
 */
const API_DOORS = [API, `${API}/index`, `${API}/bounds`, `${API}/schemas`];
const START = 'src/lib/start';
/**
 * Client and server entry files have a half of src/lib/start each: the key is an entry file that the
 * framework requires, the value the subfolder that it alone may import.
 */
const HALVES: Record<string, string> = { 'src/client.tsx': 'browser', 'src/server.ts': 'server' };
/** Folders that tests may import, in addition to the code that they test. */
const FOR_TESTS = ['tests', 'mocks', 'demo', 'src/testing'];

const inside = (folder: string, file: string) => file.startsWith(`${folder}/`);
const withoutExtension = (file: string) => file.replace(/\.tsx?$/, '');
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/**
 * Turns the target of an import into the path of a file. Imports in src omit the file extension, and name a
 * folder instead of its index file.
 */
export function toFile(arrow: Arrow): Arrow {
  const to = withoutExtension(arrow.to);
  return { ...arrow, to: `${[API, START].includes(to) ? `${to}/index` : to}.ts` };
}

/**
 * The floor that contains a file. Undefined for files outside the front end. Files directly in src are on the
 * top floor.
 */
export function floorOf(file: string): (typeof floors)[number] | undefined {
  if (/^src\/[^/]+$/.test(file)) return 'src';
  return floors.find((floor) => floor !== 'src' && inside(floor, file));
}

/** Explains why the map of the front end forbids an import in src. Undefined if the import is allowed. */
export function frontObjection(arrow: Arrow): string | undefined {
  const { from } = arrow;
  const to = withoutExtension(arrow.to);
  if (inside(GENERATED, from))
    return inside(GENERATED, to) || to === MUTATOR
      ? undefined
      : 'Generated code may import only itself and the mutator.';
  if (inside('shared', to) || inside('src/styles', to)) return undefined;
  if (isOfTests(from) && FOR_TESTS.some((room) => inside(room, to))) return undefined;
  if (!isOfTests(from) && isOfTests(`${to}.ts`)) return 'Production code must not import test support.';
  if (inside(GENERATED, to))
    return inside(API, from) ? undefined : 'The generated code is reached through src/lib/api.';
  return inside('src/testing', from) ? undefined : betweenFloors(from, to);
}

function betweenFloors(from: string, to: string): string | undefined {
  const [one, other] = [floorOf(from), floorOf(to)];
  if (one === undefined) return 'The file is on no floor of the map.';
  if (other === undefined) return 'Outside src the front may import only shared facts and the API.';
  if (floors.indexOf(other) > floors.indexOf(one)) return `${one} is below ${other} and must not import it.`;
  if (one === 'src/features' && other === one && featureOf(from) !== featureOf(to))
    return 'A feature must not import another; combine them in a widget.';
  if (inside(API, to) && !inside(API, from) && !API_DOORS.includes(to))
    return 'The API may be imported only through its entry files.';
  if (
    inside(START, to) &&
    !inside(START, from) &&
    ![`${START}/index`, `${START}/${HALVES[from]}`].includes(to)
  )
    return 'The start of a page may be imported only through its entry file.';
  return undefined;
}
