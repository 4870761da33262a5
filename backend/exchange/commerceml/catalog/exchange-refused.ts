/** Thrown if a file cannot be accepted. The message is shown to the person who operates 1C. */
export class ExchangeRefused extends Error {}
