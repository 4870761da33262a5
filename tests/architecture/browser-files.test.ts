import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_FILES } from '../../shared/web/browser-file-words.ts';
import {
  COOKIES,
  LOCAL_KEYS,
  OPERATOR_COOKIES,
  OPERATOR_KEYS,
  SESSION_KEYS,
} from '../../shared/web/browser-files.ts';
import {
  ATTEMPT_SECONDS,
  DEVICE_SECONDS,
  IDENTITY_SECONDS,
  REGISTRATION_SECONDS,
} from '../../shared/web/identity-cookies.ts';
import { withoutComments } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('{src,desk,server,backend,shared}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing(\/|\.ts)|^src\/generated\//.test(file))
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));

const OF_REGISTRY = /^`?(?:\$\{)?(?:COOKIES|OPERATOR_COOKIES|OPERATOR_KEYS|LOCAL_KEYS|SESSION_KEYS)\.\w+/;

/**
 * Whether a JavaScript expression begins with a name from the registry of browser storage, or with a constant
 * (local or imported) that has such a name as its value.
 */
function isOfRegistry(expression: string, text: string): boolean {
  if (OF_REGISTRY.test(expression)) return true;
  const name = /^\w+/.exec(expression)?.[0] ?? '';
  const module = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
  const places = module === undefined ? [text] : textsOf(basename(module).replace(/\.ts$/, ''));
  const declaration = new RegExp(`const ${name} = ([^;]+);`);
  return places.some((place) => OF_REGISTRY.test(declaration.exec(place)?.[1] ?? ''));
}

const textsOf = (stem: string) =>
  sources.filter(({ file }) => basename(file).replace(/\.tsx?$/, '') === stem).map(({ text }) => text);

/**
 * Applies a pattern to all sources. Returns each expression that its first group captured, and whether the
 * expression is a name from the registry.
 */
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, expression = '']) => ({
      file,
      expression,
      isNamed: isOfRegistry(expression, text),
    })),
  );
const unnamed = (pattern: RegExp) => found(pattern).filter(({ isNamed }) => !isNamed);

test('browser storage is written only under names from the registry (§2.2.4)', () => {
  const writes = /\.setItem\(\s*([^,]+),/g;
  expect(found(writes).length).toBeGreaterThan(15);
  // Only the wrapper of browser storage may use another expression than a registered name: it gets the name
  // as an argument.
  expect(unnamed(writes).map(({ file }) => file)).toEqual(['src/lib/browser/storage.ts']);
  expect(found(/(?:local|session)Storage(?:\s*\[|\.(?!(?:get|set|remove)Item\b)\w)/g)).toEqual([]);
  expect(found(/\b(indexedDB|caches\.open|cookieStore)\b/g)).toEqual([]);
});

test('cookies are set only under names from the registry (§2.2.4)', () => {
  const lines = /\bcookieLine\(\s*([^,:]+),/g;
  expect(found(lines).length).toBeGreaterThan(5);
  expect(unnamed(lines)).toEqual([]);
  // Matches cookies written as strings. Two files are exceptions: one gets the cookie's name as an argument,
  // the other removes the cookies of third parties.
  const written = /`\$\{(\w+)\}=[^`]*; ?Path=/gi;
  const others = ['shared/web/identity-cookies.ts', 'src/lib/browser/services.ts'];
  expect(
    unnamed(written)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(others);
  expect(found(/; ?path=/gi)).toHaveLength(found(written).length);
  // Only one script sets cookies: it expires the cookies of third parties.
  expect(found(/document\.cookie\s*=[^=]/g).map(({ file }) => file)).toEqual(['src/lib/browser/services.ts']);
});

/** Browser APIs that may be missing or forbidden. A page that uses them directly may throw an error. */
const SERVICES =
  /(?<![.\w'])(?:window\.|globalThis\.|self\.)?(?:local|session)Storage\b|\bnew BroadcastChannel\b|\bnavigator\.(?:locks|clipboard|share|sendBeacon|serviceWorker|storage|cookieEnabled)\b|\bdocument\.cookie\b|\b(?:indexedDB|cookieStore)\b|\bcaches\.\w/;

const DOOR = /^src\/lib\/browser\//;

test('storage and other optional browser APIs are used only by src/lib/browser, whose functions never throw', () => {
  const browser = sources.filter(({ file }) => /^(src|desk)\//.test(file));
  const users = browser.filter(({ text }) => SERVICES.test(withoutComments(text))).map(({ file }) => file);
  expect(users.filter((file) => !DOOR.test(file))).toEqual([]);
  expect(users).toEqual(['src/lib/browser/storage.ts', 'src/lib/browser/services.ts'].sort());
});

test.each([
  "sessionStorage.getItem('key')",
  "if (typeof sessionStorage === 'undefined') return;",
  'window.localStorage.clear()',
  "new BroadcastChannel('name')",
  "navigator.locks.request('name', work)",
  'await navigator.clipboard.writeText(text)',
  "navigator.serviceWorker.register('/worker.js')",
  'document.cookie.split(";")',
  "caches.open('name')",
])('the direct use of an optional browser API is found: %s', (source) => expect(source).toMatch(SERVICES));

test.each(['deviceStorage.getItem(KEY)', 'const channel: BroadcastChannel | undefined', 'recaches.open'])(
  'code that only looks like the use of a browser API is allowed: %s',
  (source) => expect(source).not.toMatch(SERVICES),
);

test('every name of a cookie or storage entry is used for one purpose, and the cookie policy says how long each cookie is stored', () => {
  const names = [COOKIES, OPERATOR_COOKIES, OPERATOR_KEYS, LOCAL_KEYS, SESSION_KEYS].flatMap(
    (each): string[] => Object.values(each),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(OWN_FILES.cookies.map(({ name, kept }) => [name, kept])).toEqual([
    [COOKIES.access, `${IDENTITY_SECONDS / 86_400}\u00a0дней`],
    [COOKIES.refresh, `${IDENTITY_SECONDS / 86_400}\u00a0дней`],
    [COOKIES.device, `${DEVICE_SECONDS / 86_400}\u00a0дней`],
    [COOKIES.registration, `${REGISTRATION_SECONDS / 86_400}\u00a0дней или до подтверждения`],
    [COOKIES.external, `${ATTEMPT_SECONDS / 60}\u00a0минут`],
  ]);
});

test('the list in the cookie policy contains every name of a cookie or storage entry (§2.2.4)', () => {
  const { cookies, local, session } = OWN_FILES;
  expect([...cookies, ...local, ...session].map(({ name }) => name)).toEqual(
    [COOKIES, LOCAL_KEYS, SESSION_KEYS].flatMap((each): string[] => Object.values(each)),
  );
});
