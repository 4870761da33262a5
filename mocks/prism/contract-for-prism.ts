import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '../contract/contract.ts';

/**
 * Writes the bundled contract into a temporary file, without Set-Cookie headers. Prism would join the two
 * cookies of an example to one header, which may be invalid. The proxy sets real cookies instead.
 */
export async function writeContractForPrism(): Promise<{ file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-prism-'));
  const file = join(folder, 'openapi.json');
  const text = JSON.stringify(contract, (key, value) => (key === 'Set-Cookie' ? undefined : value));
  await writeFile(file, text);
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
