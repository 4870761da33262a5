import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES, type PageFacts } from '../../shared/web/pages.ts';
import { PROFILE_FIELDS } from '../../src/features/account/profile-fields.ts';
import { assertNone } from '../contract/complaint.ts';
import { settingNames, typedSettings } from './settings-once.ts';

// Checks that lists in the project contain every page, every profile field and every setting. Lists typed as
// a `Record` are not tested, because the compiler checks that they are complete.

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The source file of each page, and the page's path in the route tree. */
const pages = globSync('src/routes/*.tsx', { cwd: root })
  .filter((file) => !basename(file).startsWith('__'))
  .map((file) => {
    const source = read(file);
    const id = /createFileRoute\('([^']+)'\)/.exec(source)?.[1] ?? '';
    return { file, source, path: id.replaceAll(/_(?=\/|$)/g, '').replace(/(?<=.)\/$/, '') };
  });

describe('pages', () => {
  it('every page of the shop is in the list of pages', () => {
    const missing = pages.filter(({ path }) => !Object.hasOwn(PAGES, path));
    assertNone(missing.map(({ file, path }) => `${file}: shared/web/pages.ts has no ${path}`));
    const paths = new Set(pages.map(({ path }) => path));
    expect(Object.keys(PAGES).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('pages of the shop are private if they check who the shopper is, because only private pages get cookies', () => {
    const guarded = pages.filter(({ source }) => source.includes('guardRoute('));
    expect(guarded.length).toBeGreaterThan(8);
    const blind = guarded.filter(({ path }) => {
      const facts: PageFacts | undefined = PAGES[path as keyof typeof PAGES];
      return !facts?.isPrivate;
    });
    assertNone(
      blind.map(
        ({ file, path }) => `${file} has a guard, which needs isPrivate of ${path} in shared/web/pages.ts`,
      ),
    );
  });

  it('every page of the shop is in the generated route tree', () => {
    const tree = read('src/routeTree.gen.ts');
    const unknown = pages.filter(({ file }) => !tree.includes(`'./routes/${basename(file, '.tsx')}'`));
    assertNone(unknown.map(({ file }) => `${file} is not in src/routeTree.gen.ts: run npm run generate`));
  });
});

describe('the profile form', () => {
  it('the profile form has a field for every field of a profile in the contract', () => {
    const form = read('src/features/account/profile/profile-form.tsx');
    const missing = PROFILE_FIELDS.filter((name) => !form.includes(`field('${name}')`));
    assertNone(missing.map((name) => `profile-form.tsx shows no field for ${name} of the contract`));
  });
});

describe('settings', () => {
  const files = globSync('{backend,server,shared,mocks,scripts,src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|^src\/generated\//.test(file),
  );
  const definitions = files
    .filter((file) => /settings\.ts$|\/config\.ts$/.test(file))
    .flatMap((file) => settingNames(read(file)).map((name) => ({ name, file })));
  const names = new Set(definitions.map(({ name }) => name));

  /** Settings that commands read as well, with other defaults than the server. */
  const OF_COMMANDS = new Set([
    ...['PUBLIC_URL', 'DATA_DIR', 'BRAND', 'DATABASE_URL', 'DEMO_DATA'],
    ...['DESK_ORIGIN', 'DESK_PORT'],
  ]);

  it('settings of the shop are defined in one file only', () => {
    expect(names.size).toBeGreaterThan(90);
    const again = definitions.filter(
      ({ name, file }, index) =>
        definitions.findIndex((one) => one.name === name) !== index &&
        !(OF_COMMANDS.has(name) && ['backend/config.ts', 'server/config.ts'].includes(file)),
    );
    assertNone(again.map(({ name, file }) => `${file} defines ${name} again`));
  });

  it('settings of the shop get their type from their definition, and not from a type declared elsewhere', () => {
    const typed = files.flatMap((file) =>
      typedSettings(read(file), names).map(
        (name) => `${file} types ${name} again; infer it from its definition`,
      ),
    );
    assertNone(typed);
  });

  it.each([
    'type Own = {\n  SMTP_URL: string;\n};',
    'interface Own {\n  SMTP_URL?: string | undefined;\n}',
    'type Own = { SMTP_URL: string; PORT: number };',
    'const open = (own: { SMTP_URL?: Address }) => own;',
  ])('a type that declares a setting again is found: %s', (source) => {
    expect(typedSettings(source, new Set(['SMTP_URL']))).toEqual(['SMTP_URL']);
  });

  it.each([
    "  SMTP_URL: address(['smtp:']).optional(),",
    "  const url = { SMTP_URL: 'smtp://localhost' };",
    '  const { SMTP_URL: url } = { SMTP_URL: number(1, 2) };',
  ])('code that declares no type of a setting is accepted: %s', (source) =>
    expect(typedSettings(source, new Set(['SMTP_URL']))).toEqual([]),
  );
});
