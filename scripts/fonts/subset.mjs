// Makes subsets of the font Commissioner, so that a Russian page loads three files with together 22 KB
// instead of 90 KB. They contain only the weights of the design, 350 to 550. Link previews need files with a
// single weight, whose outlines can be read directly. Run it after updating the font: node
// scripts/fonts/subset.mjs
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../../node_modules/@fontsource-variable/commissioner/files/', import.meta.url);
const target = new URL('../../src/styles/fonts/', import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/**
 * Each file: its target, its source, and its characters. The characters must be the same as in
 * `unicode-range` in src/styles/fonts.css.
 */
const files = [
  ['russian', 'cyrillic', `${range(0x410, 0x44f)}Ёё№\u0301`],
  ['signs', 'latin', ` !"${range(0x25, 0x3b)}?\u00a0©«°²·»×–—…−`],
  ['latin', 'latin', `@${range(0x41, 0x5a)}${range(0x61, 0x7a)}`],
  [
    'rare',
    'latin',
    `#$<=>${range(0x5b, 0x60)}${range(0x7b, 0x7e)}§®±³‘’“”„•€™${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}`,
  ],
  ['rouble', 'latin-ext', '₽'],
];

/**
 * Leaves out fractions and letters of other languages. The shop never uses them, and they take up a quarter
 * of a file.
 */
const forPages = { keepFeatures: ['kern', 'mark'], noLayoutClosure: true };

async function cut(from, characters, weight, file, more) {
  const font = await readFile(new URL(`commissioner-${from}-wght-normal.woff2`, source));
  const options = { targetFormat: 'woff2', variationAxes: { wght: weight }, ...more };
  const subset = await subsetFont(font, characters, options);
  await writeFile(file, subset);
  console.log(`${file.pathname.split('/').at(-1)}: ${subset.length} bytes`);
}

for (const [name, from, characters] of files)
  await cut(
    from,
    characters,
    { min: 350, max: 550, default: 400 },
    new URL(`commissioner-${name}.woff2`, target),
    forPages,
  );

const outlines = new URL('../../backend/media/pictures/type/', import.meta.url);
for (const weight of [400, 500])
  for (const from of ['cyrillic', 'latin']) {
    const characters = files.filter((file) => file[1] === from).map((file) => file[2]);
    await cut(from, characters.join(''), weight, new URL(`commissioner-${from}-${weight}.woff2`, outlines));
  }
