/** Why a script is missing: the kind of failure (docs/specification.md §8), or `off` if it may not run. */
export type ScriptFailure = 'network' | 'timeout' | 'off';

/**
 * Loads a third-party script. Resolves to undefined when it is loaded, or to the kind of failure if it fails
 * to load, or does not load within `timeoutMs`. A script that loads later has no effect on the result.
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
