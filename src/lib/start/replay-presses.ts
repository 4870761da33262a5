/** Whether `startLate` started the scripts of this page, and not the framework. */
export const isStartedLate = (): boolean => window.takePresses !== undefined;

/** Repeats the presses that were recorded before hydration, each once. */
export function replayPresses(): void {
  for (const [pressed, chosen] of window.takePresses?.() ?? []) {
    delete pressed.dataset.kept;
    if (!pressed.isConnected) continue;
    // A mousedown makes React hydrate its target at once.
    pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (pressed instanceof HTMLSelectElement) {
      pressed.value = `${chosen}`;
      pressed.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (!(pressed instanceof HTMLInputElement)) pressed.click();
    else if (chosen !== pressed.defaultChecked) {
      // React may have rendered the previous value. The click must change `checked`, because React ignores a
      // click that leaves the value it knows.
      if (pressed.checked === chosen) pressed.checked = !chosen;
      pressed.click();
    }
  }
}
