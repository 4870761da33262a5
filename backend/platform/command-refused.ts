/**
 * Thrown if a command of the shop cannot do its work. Nothing was changed then. The message is one sentence
 * for the operator.
 */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
