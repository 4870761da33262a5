import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Story } from './story.ts';

const folder = resolve(import.meta.dirname, '..');

/**
 * Loads the stories of all `*.story.ts` files; new files need no registration.
 * @throws Error for a file without a story
 */
export async function allStories(): Promise<Story[]> {
  const files = globSync('**/*.story.ts', { cwd: folder }).sort();
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, Story>> => import(resolve(folder, file))),
  );
  return modules.flatMap((module, index) => {
    const stories = Object.values(module);
    if (stories.length === 0) throw new Error(`${files[index]} exports no story`);
    return stories;
  });
}
