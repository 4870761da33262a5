/** Where the link of a message leads; the page there posts the secret to /api/auth/register/confirmation. */
const CONFIRMATION_PATH = '/confirmation';

type Text = { subject: string; text: string };

/** The message to an address that has no account yet. */
export const confirmationMessage = (publicUrl: string, secret: string): Text => ({
  subject: 'Подтвердите регистрацию в\u00a0Витрине',
  text: [
    'Чтобы завершить регистрацию, перейдите по ссылке:',
    `${publicUrl}${CONFIRMATION_PATH}?token=${secret}`,
    'Ссылка действует 24\u00a0часа. Если вы не\u00a0регистрировались, ничего делать не\u00a0нужно.',
  ].join('\n'),
});

/** The message to an address that has an account. Only its owner learns so. */
export const alreadyRegisteredMessage = (publicUrl: string): Text => ({
  subject: 'Вы уже зарегистрированы в\u00a0Витрине',
  text: [
    'Кто-то, возможно вы, попробовал зарегистрироваться с\u00a0этим адресом. Учётная запись у\u00a0вас уже есть, войти можно здесь:',
    `${publicUrl}/login`,
    'Если это были не\u00a0вы, ничего делать не\u00a0нужно: пароль прежний, данные никому не\u00a0показаны.',
  ].join('\n'),
});
