import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { inSlices } from '../../platform/jobs/in-slices.ts';
import { fold } from '../language/letters.ts';

/** Minimum length of a code. Shorter codes would match many ordinary queries. */
const SHORTEST_CODE = 4;

/**
 * Minimum length of a number that is searched for as a part of a code. Shorter numbers are usually prices or
 * years.
 */
const SHORTEST_NUMBER = 5;

/**
 * Hash table of vendor codes and SKUs. Hashes have 52 bits; −1 marks a free slot. It takes a few megabytes
 * for a million codes. `targets` has, for each code, the number of the colour; if the highest bit is set,
 * that of the model.
 */
export type Codes = { hashes: Float64Array; targets: Uint32Array };

export type CodeTarget = { variant: number } | { group: number };

const groupBit = 0x8000_0000;

/** If more models than this share a part of a code, the part finds nothing. */
const MOST_FOUND = 200;

/**
 * Normalises a code for comparison: keeps only letters and digits, and replaces Russian letters by the Latin
 * ones that look the same.
 */
export function plainCode(code: string): string {
  return fold(code)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[авекмнорстухі]/g, (letter) => lookalikes[letter] ?? letter);
}

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

export type CodesBuilder = {
  /**
   * Adds the codes of a model's colours. If a SKU begins with its vendor code, it is left out, because the
   * vendor code already finds it.
   */
  add(
    group: number,
    variants: readonly { variant: number; vendorCode: string; skus: readonly string[] }[],
  ): void;
  /** Builds the table. It yields to the event loop from time to time. */
  finish(): Promise<Codes>;
};

export function createCodesBuilder(): CodesBuilder {
  let hashes = new Float64Array(1024);
  let targets = new Uint32Array(1024);
  let length = 0;
  const note = (code: string, target: number) => {
    if (length === hashes.length) {
      hashes = grown(hashes, new Float64Array(length * 2));
      targets = grown(targets, new Uint32Array(length * 2));
    }
    hashes[length] = hashOf(code);
    targets[length++] = target;
  };
  return {
    add(group, variants) {
      const shared = new Set<string>();
      for (const { variant, vendorCode, skus } of variants) {
        const code = plainCode(vendorCode);
        if (code.length >= SHORTEST_CODE) note(code, variant);
        for (const sku of skus) {
          if (sku.startsWith(vendorCode)) continue;
          const plain = plainCode(sku);
          if (plain.length >= SHORTEST_CODE && !plain.startsWith(code)) note(plain, variant);
        }
        for (const part of partsOf(vendorCode)) shared.add(part);
        shared.delete(code);
      }
      for (const part of shared) note(part, (group | groupBit) >>> 0);
    },
    finish: () => toTable(hashes.subarray(0, length), targets.subarray(0, length)),
  };
}

/** Builds a hash table with open addressing and linear probing. At least a third of its slots stay free. */
async function toTable(hashes: Float64Array, targets: Uint32Array): Promise<Codes> {
  const room = 2 ** Math.ceil(Math.log2(Math.max(16, hashes.length * 1.5)));
  const table = { hashes: new Float64Array(room).fill(-1), targets: new Uint32Array(room) };
  await yieldToEventLoop();
  await inSlices(hashes.length, 50_000, (from, to) => {
    for (let place = from; place < to; place++) {
      const hash = hashes[place] ?? 0;
      let at = placeIn(room, hash);
      let same = 0;
      while (table.hashes[at] !== -1 && same < MOST_FOUND) {
        if (table.hashes[at] === hash) same++;
        at = (at + 1) & (room - 1);
      }
      if (same === MOST_FOUND) continue;
      table.hashes[at] = hash;
      table.targets[at] = targets[place] ?? 0;
    }
  });
  return table;
}

/** The first slot in which to look for a hash. The size of the table must be a power of 2. */
const placeIn = (room: number, hash: number) => (hash >>> 0) & (room - 1);

/** The colours or models with this code; empty if the code is unknown. */
export function findCode(codes: Codes, code: string): CodeTarget[] {
  if (code.length < SHORTEST_CODE) return [];
  const wanted = hashOf(code);
  const room = codes.hashes.length;
  const found: CodeTarget[] = [];
  const next = (place: number) => (place + 1) & (room - 1);
  for (let at = placeIn(room, wanted); codes.hashes[at] !== -1 && found.length < MOST_FOUND; at = next(at)) {
    if (codes.hashes[at] !== wanted) continue;
    const target = codes.targets[at] ?? 0;
    found.push(target >= groupBit ? { group: target - groupBit } : { variant: target });
  }
  return found;
}

/**
 * Parts of a vendor code by which a model can be found: for `PL-20417-CML`, the number with and without its
 * prefix.
 */
function partsOf(vendorCode: string): string[] {
  const parts = vendorCode.split(/[^\p{L}\p{N}]+/u).map(plainCode);
  return parts.flatMap((part, place) => {
    if (!/\d/.test(part) || part.length < (/^\d+$/.test(part) ? SHORTEST_NUMBER : SHORTEST_CODE)) return [];
    return [part, parts.slice(0, place + 1).join('')];
  });
}

/** Combines two hashes of 26 bits each, similar to FNV, into one number. */
function hashOf(code: string): number {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let place = 0; place < code.length; place++) {
    const letter = code.charCodeAt(place);
    one = Math.imul(one ^ letter, 0x01000193);
    two = Math.imul(two ^ letter, 0x85ebca6b) ^ (two >>> 13);
  }
  return (one >>> 6) * 2 ** 26 + (two >>> 6);
}

function grown<T extends Float64Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
