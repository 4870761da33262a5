/**
 * The message for an empty required field. Separate from `field-message.ts`, because pages without a contract form use
 * it too.
 */
export const REQUIRED = 'Заполните поле';
