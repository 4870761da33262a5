import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { IconSet } from '#contract/client/client.schemas.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** A file in the format of Iconify, and which of its icons a set of the shop hands out. */
type Source = { file: string; names: readonly string[] };

const tabler = fileURLToPath(new URL('../../node_modules/@iconify-json/tabler/icons.json', import.meta.url));

/** `care` has the symbols of the sixteen care codes under the names they have in the source. */
const sources: Record<string, Source> = {
  care: {
    file: tabler,
    names: [
      'bleach-off',
      'ironing-1',
      'ironing-2',
      'ironing-off',
      'wash-dry-1',
      'wash-dry-flat',
      'wash-dry-hang',
      'wash-dry-p',
      'wash-dry-w',
      'wash-dryclean-off',
      'wash-gentle',
      'wash-hand',
      'wash-off',
      'wash-temperature-1',
      'wash-temperature-2',
      'wash-tumble-off',
    ],
  },
};

export type Icons = {
  /**
   * Icons of a set by name; names that the set does not have are left out. An unknown set is NOT_FOUND. Rejects when
   * the source cannot be read, and tries again at the next call.
   */
  get(set: string, names: readonly string[]): Promise<IconSet>;
};

/** Sources are large (2 MB), so each is read once, at the first request, and only the part of the set is kept. */
export function createIcons(): Icons {
  const known = new Map<string, Promise<IconSet>>();
  return {
    async get(set, names) {
      const source = Object.hasOwn(sources, set) ? sources[set] : undefined;
      if (!source) throw new ProblemError(404, 'NOT_FOUND');
      const reading = known.get(set) ?? readSet(set, source);
      known.set(set, reading);
      const whole = await reading.catch((error: unknown) => {
        known.delete(set);
        throw error;
      });
      return { ...whole, icons: pick(whole.icons, names) };
    },
  };
}

type Iconify = { width?: number; height?: number; icons: IconSet['icons'] };

async function readSet(prefix: string, { file, names }: Source): Promise<IconSet> {
  const { width = 16, height = 16, icons } = JSON.parse(await readFile(file, 'utf8')) as Iconify;
  return { prefix, width, height, icons: pick(icons, names) };
}

function pick(icons: IconSet['icons'], names: readonly string[]): IconSet['icons'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
      return icon ? [[name, { body: icon.body }]] : [];
    }),
  );
}
