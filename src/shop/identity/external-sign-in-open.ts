let isOpen = false;

/**
 * Whether the shopper of this window is signing in in another service's window. The code that opened it reads
 * everything afterwards, so other listeners to the announcement do not need to.
 */
export const isExternalSignInOpen = (): boolean => isOpen;

export function setExternalSignInOpen(value: boolean): void {
  isOpen = value;
}
