/** Why nothing is generated, in a sentence for whoever asked. */
export class GenerateError extends Error {}
