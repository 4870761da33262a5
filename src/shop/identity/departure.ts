let departed = false;

/**
 * Whether the shopper of this window is signing in in another service's window. The code that opened it reads
 * everything afterwards, so other listeners to the announcement do not need to.
 */
export const isDeparted = (): boolean => departed;

export function setDeparted(value: boolean): void {
  departed = value;
}
