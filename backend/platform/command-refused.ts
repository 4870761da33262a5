/**
 * A command cannot do what it was asked for, and changed nothing. The message is one sentence for the
 * operator.
 */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
