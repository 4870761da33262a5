/** The file cannot be read. The message is for the person at 1C. */
export class ExchangeRefused extends Error {}
