/**
 * Whether a key press is a shortcut of the screen: the focus is not in a text field, the browser does not use
 * the key, and no dialog covers the screen.
 */
export function isCommand(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (document.querySelector('dialog:modal, [role="menu"], [role="listbox"], :popover-open')) return false;
  return !(event.target instanceof Element && event.target.closest(TYPING));
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
