/** Whether `startLate`, and not the framework, started the scripts of this page. */
export const isStartedLate = (): boolean => window.takePresses !== undefined;

/** Repeats each press from before hydration once. */
export function replayPresses(): void {
  for (const [pressed, chosen] of window.takePresses?.() ?? []) {
    delete pressed.dataset.kept;
    if (!pressed.isConnected) continue;
    // React hydrates the target of a mousedown at once.
    pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (pressed instanceof HTMLSelectElement) {
      pressed.value = `${chosen}`;
      pressed.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (!(pressed instanceof HTMLInputElement)) pressed.click();
    else if (chosen !== pressed.defaultChecked) {
      // React may have rendered the previous choice. A click must change the checked state, because React
      // compares it with the last value it saw.
      if (pressed.checked === chosen) pressed.checked = !chosen;
      pressed.click();
    }
  }
}
