/** Whether the scripts of this page began by themselves, after its pictures, and not as the framework has it. */
export const isStartedLate = (): boolean => window.takePresses !== undefined;

/** Presses again what was pressed before scripts ran, once each. */
export function replayPresses(): void {
  for (const [pressed, chosen] of window.takePresses?.() ?? []) {
    delete pressed.dataset.kept;
    if (!pressed.isConnected) continue;
    // React takes over at once, to its depth, what a press begins on.
    pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (pressed instanceof HTMLSelectElement) {
      pressed.value = `${chosen}`;
      pressed.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (!(pressed instanceof HTMLInputElement)) pressed.click();
    else if (chosen !== pressed.defaultChecked) {
      // What React has drawn since shows the choice before. It compares with what it saw last, and a click changes it.
      if (pressed.checked === chosen) pressed.checked = !chosen;
      pressed.click();
    }
  }
}
