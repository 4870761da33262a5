/** Memory of this process after a garbage collection, in MiB. Needs `--expose-gc`. */
export type Memory = { rss: number; heap: number; external: number };

export function memoryNow(): Memory {
  if (!globalThis.gc) throw new Error('Run with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  const mib = (bytes: number) => Math.round(bytes / 2 ** 20);
  // `external` includes typed arrays, in which the shop keeps the data of its goods.
  return { rss: mib(rss), heap: mib(heapUsed), external: mib(external) };
}
