import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Story } from './story.ts';

const folder = resolve(import.meta.dirname, '..');

/** Every story of the files `*.story.ts`: a new file is a new story. */
export async function allStories(): Promise<Story[]> {
  const files = globSync('**/*.story.ts', { cwd: folder }).sort();
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, Story>> => import(resolve(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module));
}
