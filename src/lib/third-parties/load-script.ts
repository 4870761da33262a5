/** The class of a failure (docs/specification.md §8); `off` if the script may not run. */
export type ScriptFailure = 'network' | 'timeout' | 'off';

/**
 * Loads a third-party script. Resolves to the class of the failure if it fails to load or does not answer in time (ms),
 * otherwise to undefined; a late answer has no effect.
 */
export function loadScript(src: string, timeoutMs: number): Promise<ScriptFailure | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    const fail = (failure: ScriptFailure) => () => {
      script.remove();
      resolve(failure);
    };
    const timer = setTimeout(() => end(fail('timeout')), timeoutMs);
    script.async = true;
    script.addEventListener('load', () => end(() => resolve(undefined)), { once: true });
    script.addEventListener('error', () => end(fail('network')), { once: true });
    script.src = src;
    document.head.append(script);
  });
}
