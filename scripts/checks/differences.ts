import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares two folders, including hidden files. Returns the number of files, and the sorted paths of the
 * files that differ or exist in only one folder.
 */
export function differences(first: string, second: string): { files: number; different: string[] } {
  const files = [...new Set([...filesOf(first), ...filesOf(second)])].sort();
  const isSame = (file: string) => {
    const [one, other] = [join(first, file), join(second, file)];
    return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
  };
  return { files: files.length, different: files.filter((file) => !isSame(file)) };
}

const filesOf = (folder: string): string[] =>
  globSync(['**/*', '**/.*'], { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
