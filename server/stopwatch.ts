/** Measures how long each step of the start takes. */
export function createStopwatch() {
  const steps: string[] = [];
  return {
    async step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
      const began = performance.now();
      const result = await work();
      steps.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return result;
    },
    /** For example "database 1.2 s, server 0.1 s". */
    report: () => steps.join(', '),
  };
}
