import { isOfTests } from './folders.ts';
import type { Arrow } from './imports.ts';

/** The floors of the front from the ground up: a floor knows itself and those before it. docs/architecture.md draws them. */
export const floors = ['src/lib', 'src/shop', 'src/features', 'src/widgets', 'src/routes', 'src'] as const;

const GENERATED = 'src/generated';
/** What the generated code sends its calls through. */
const MUTATOR = 'src/lib/api/http';
const API = 'src/lib/api';
/** The ways into the API, and through it to what is generated from the contract. */
const API_DOORS = [API, `${API}/index`, `${API}/bounds`, `${API}/schemas`];
const START = 'src/lib/start';
/** The entries that the framework dictates, and the half of the start that each takes. */
const HALVES: Record<string, string> = { 'src/client.tsx': 'browser', 'src/server.ts': 'server' };
/** What tests may import besides the code they test. */
const FOR_TESTS = ['tests', 'mocks', 'demo', 'src/testing'];

const inside = (folder: string, file: string) => file.startsWith(`${folder}/`);
const withoutExtension = (file: string) => file.replace(/\.tsx?$/, '');
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** Imports in src leave extensions out, and name a door by its folder. */
export function toFile(arrow: Arrow): Arrow {
  const to = withoutExtension(arrow.to);
  return { ...arrow, to: `${[API, START].includes(to) ? `${to}/index` : to}.ts` };
}

/** The floor of a file; undefined for what is not of the front. Files at the top of src stand on the uppermost. */
export function floorOf(file: string): (typeof floors)[number] | undefined {
  if (/^src\/[^/]+$/.test(file)) return 'src';
  return floors.find((floor) => floor !== 'src' && inside(floor, file));
}

/** What the map of the front forbids about one arrow that starts in src, or undefined. */
export function frontObjection(arrow: Arrow): string | undefined {
  const { from } = arrow;
  const to = withoutExtension(arrow.to);
  if (inside(GENERATED, from))
    return inside(GENERATED, to) || to === MUTATOR
      ? undefined
      : 'Generated code knows itself and the mutator.';
  if (inside('shared', to) || inside('src/styles', to)) return undefined;
  if (isOfTests(from) && FOR_TESTS.some((room) => inside(room, to))) return undefined;
  if (!isOfTests(from) && isOfTests(`${to}.ts`)) return 'What ships imports nothing of tests.';
  if (inside(GENERATED, to))
    return inside(API, from) ? undefined : 'The generated code is reached through src/lib/api.';
  return inside('src/testing', from) ? undefined : betweenFloors(from, to);
}

function betweenFloors(from: string, to: string): string | undefined {
  const [one, other] = [floorOf(from), floorOf(to)];
  if (one === undefined) return 'The file stands on no floor of the map.';
  if (other === undefined)
    return 'The front knows shared facts and the API, and nothing else outside of src.';
  if (floors.indexOf(other) > floors.indexOf(one))
    return `${one} stands below ${other} and does not know it.`;
  if (one === 'src/features' && other === one && featureOf(from) !== featureOf(to))
    return 'Two features meet in a widget, never inside one another.';
  if (inside(API, to) && !inside(API, from) && !API_DOORS.includes(to))
    return 'The API is entered through its doors.';
  if (
    inside(START, to) &&
    !inside(START, from) &&
    ![`${START}/index`, `${START}/${HALVES[from]}`].includes(to)
  )
    return 'The start of a page is entered through its door.';
  return undefined;
}
