let departed = false;

/**
 * Whether the shopper of this window is signing in in a window of another service. Who sent them there reads everything
 * when they are back, and other listeners to the announcement need not.
 */
export const isDeparted = (): boolean => departed;

export function setDeparted(value: boolean): void {
  departed = value;
}
