/** What a field says that must not stay empty. Apart from `field-message.ts`: pages without a form of the contract say it too. */
export const REQUIRED = 'Заполните поле';
