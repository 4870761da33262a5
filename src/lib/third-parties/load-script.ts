/**
 * Loads a third-party script. Rejects if it fails to load or does not answer in time (ms); a late answer has
 * no effect.
 */
export function loadScript(src: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    const fail = (why: string) => () => {
      script.remove();
      reject(new Error(`${new URL(src).origin} ${why}`));
    };
    const timer = setTimeout(() => end(fail('does not answer')), timeoutMs);
    script.async = true;
    script.addEventListener('load', () => end(resolve), { once: true });
    script.addEventListener('error', () => end(fail('fails to load')), { once: true });
    script.src = src;
    document.head.append(script);
  });
}
