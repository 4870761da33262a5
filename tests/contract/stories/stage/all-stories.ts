import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Story } from './story.ts';

const folder = resolve(import.meta.dirname, '..');

/** Every story of the files `*.story.ts`: a new file is a new story. @throws Error for a file without one */
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
