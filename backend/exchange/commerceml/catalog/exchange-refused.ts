/** The file cannot be read. The message is shown to the person who operates 1C. */
export class ExchangeRefused extends Error {}
