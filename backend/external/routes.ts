export const externalOperations = [];
