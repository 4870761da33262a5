/**
 * The message for an empty required field. It is not in `field-message.ts`, because pages that do not use the
 * contract need it too.
 */
export const REQUIRED = 'Заполните поле';
