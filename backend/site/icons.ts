import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { IconSet } from '#contract/client/client.schemas.ts';
import { ProblemError } from '../platform/http/problem.ts';

/**
 * Where the icons of a set come from: a file in Iconify format, and the names of the icons in it that the set
 * offers.
 */
type Source = { file: string; names: readonly string[] };

const tabler = fileURLToPath(new URL('../../node_modules/@iconify-json/tabler/icons.json', import.meta.url));

/**
 * For each set of icons, the names that they have in the source file. `care` has the symbols of the sixteen
 * care codes.
 */
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
   * Returns the icons of a set that have the given names; unknown names are left out. Throws NOT_FOUND for an
   * unknown set. Rejects if the source file cannot be read; the next call then tries again.
   */
  get(set: string, names: readonly string[]): Promise<IconSet>;
};

/**
 * A source file is large (2 MB). It is read once, when its set is first requested, and only the icons that
 * the set offers are kept in memory.
 */
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
