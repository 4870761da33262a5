// Cuts the rouble sign out of the latin-ext file of Commissioner: 31 KB would be loaded for one glyph otherwise.
// Run it once after a new version of the font: node scripts/fonts/subset-rouble.mjs
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2',
  import.meta.url,
);
const target = new URL('../../src/styles/fonts/commissioner-rouble.woff2', import.meta.url);

const subset = await subsetFont(await readFile(source), '₽', { targetFormat: 'woff2' });
await writeFile(target, subset);
console.log(`${subset.length} bytes in ${target.pathname}`);
