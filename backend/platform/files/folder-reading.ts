import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { FileIssue } from './file-issue.ts';
import { type LineOf, readYamlAsync } from './yaml-file.ts';

/** Reads a folder that has one YAML file for each part of its content, and collects all errors. */
export class FolderReading<Part extends string> {
  readonly issues: FileIssue[] = [];
  /** Parts whose files have errors. */
  readonly refused = new Set<Part>();
  /** For each file, a function that returns the line of a value, so that errors found later can name it. */
  readonly lines = new Map<string, LineOf>();
  readonly #folder: string;
  readonly #files: Readonly<Record<Part, string>>;

  constructor(folder: string, files: Readonly<Record<Part, string>>) {
    this.#folder = folder;
    this.#files = files;
  }

  /** The value of a part; undefined if its file is missing or has errors. */
  async part<T>(name: Part, schema: z.ZodType<T>): Promise<T | undefined> {
    const file = this.#files[name];
    const path = join(this.#folder, file);
    if (!existsSync(path)) return undefined;
    const read = await readYamlAsync(await readFile(path, 'utf8'), schema);
    if ('value' in read) {
      this.lines.set(file, read.lineOf);
      return read.value;
    }
    this.refused.add(name);
    for (const issue of read.issues) this.issues.push({ file, ...issue });
    return undefined;
  }

  /**
   * Adds an error for each YAML file that does not belong to a part. Otherwise, a file with a misspelt name
   * would be ignored without notice.
   * @param whole What the files are together, such as `the delivery table`; for the error message.
   */
  async refuseOthers(whole: string): Promise<void> {
    const known: readonly string[] = Object.values(this.#files);
    const names = await readdir(this.#folder).catch(() => []);
    for (const file of names.filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name)).sort())
      this.issues.push({ file, place: '', why: `is not a file of ${whole} (${known.join(', ')})` });
  }
}
