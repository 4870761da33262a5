/** Makes texts comparable for a search: lower case, «е» for ё. */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
