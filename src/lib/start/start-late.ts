/**
 * Returns the elements that were pressed before scripts ran, in order, each with its state if it is a radio
 * button, a checkbox or a select. Call it once: it also stops the recording.
 */
type TakePresses = () => [pressed: HTMLElement, chosen: boolean | string | undefined][];

declare global {
  interface Window {
    /** Missing on pages whose scripts the framework starts. */
    takePresses?: TakePresses;
  }
}

/** URLs of the scripts of a page. */
export type PageFiles = {
  entry: string;
  /** Scripts that the entry imports; they are fetched together with it. */
  others: readonly string[];
};

/**
 * Starts the scripts of a page when its pictures have loaded, after 10 s, or at the first press or key,
 * whichever comes first. Until then it records presses on elements that need scripts (docs/start.md); links
 * and forms work without scripts. The source text of this function is written into the page, so it must not
 * use anything from outside of itself.
 */
export function startLate(
  { entry, others }: PageFiles,
  importFile: (file: string) => Promise<unknown>,
): void {
  const presses = new Map<HTMLElement, boolean | string | undefined>();
  let isStarted = false;
  // Do not wait longer for a picture, which may never load.
  const atLatest = setTimeout(() => void start(), 10_000);

  const takePresses = () => {
    window.removeEventListener('click', keep, true);
    window.removeEventListener('change', keepChoice, true);
    const recorded = [...presses];
    presses.clear();
    return recorded;
  };

  async function start() {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(atLatest);
    for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, start, true);
    for (const href of [entry, ...others]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    try {
      await importFile(entry);
    } catch {
      // If the scripts fail to load, let the browser follow the link that was pressed.
      const left = takePresses().map(([pressed]) => pressed);
      for (const pressed of left) delete pressed.dataset.kept;
      const link = left.findLast((pressed) => pressed instanceof HTMLAnchorElement);
      if (link) location.assign((link as HTMLAnchorElement).href);
    }
  }

  function keep(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    const pressed = target?.closest<HTMLElement>('a,button,input,summary');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (pressed instanceof HTMLInputElement) {
      // Radio buttons and checkboxes show their new state without scripts and are recorded; other inputs need
      // no scripts.
      if (pressed.type !== 'radio' && pressed.type !== 'checkbox') return;
    } else {
      const isScripted =
        pressed instanceof HTMLButtonElement
          ? pressed.type === 'button' && !pressed.matches('[popovertarget],[commandfor]')
          : 'press' in pressed.dataset;
      if (!isScripted) return;
      event.preventDefault();
      pressed.dataset.kept = '';
    }
    event.stopImmediatePropagation();
    // Some clicks, for example by assistive software, have no pointer or key event before them.
    void start();
    // Several presses of the same element count once, because the shopper saw no effect of the first.
    presses.set(pressed, pressed instanceof HTMLInputElement ? pressed.checked : undefined);
  }

  /** Records the value chosen in a select. The browser shows it already. */
  function keepChoice({ target }: Event) {
    if (!(target instanceof HTMLSelectElement)) return;
    void start();
    presses.set(target, target.value);
  }

  window.takePresses = takePresses;
  window.addEventListener('click', keep, true);
  window.addEventListener('change', keepChoice, true);
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, start, { capture: true, passive: true });
  /** A picture is decoded after it has loaded, and shown in the next frame. */
  async function startAfterPicture() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    await picture?.decode().catch(() => undefined);
    if (document.hidden) void start();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }

  if (document.readyState === 'complete') void startAfterPicture();
  else window.addEventListener('load', startAfterPicture, { once: true });
}
