/** Memory of this process in MiB, after a garbage collection. Node must be started with `--expose-gc`. */
export type Memory = { rss: number; heap: number; external: number };

export function memoryNow(): Memory {
  if (!globalThis.gc) throw new Error('Run with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  const mib = (bytes: number) => Math.round(bytes / 2 ** 20);
  // `external` includes typed arrays. The shop keeps the data of its goods in them.
  return { rss: mib(rss), heap: mib(heapUsed), external: mib(external) };
}
