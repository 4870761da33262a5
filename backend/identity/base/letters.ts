import { type Letter, type LetterShop, shopNamed } from '../../platform/mail/letter.ts';

/**
 * Paths of the pages to which links in letters lead. Such a page uses the secret in the link only after a
 * click, because mail scanners open all links.
 */
const CONFIRMATION_PATH = '/confirmation';
const ASK_FOR_PASSWORD_PATH = '/password';
const SETTINGS_PATH = '/editpreferences';
const NEW_PASSWORD_PATH = '/password/new';
const UNDO_PATH = '/undo';

const confirmationLink = (publicUrl: string, secret: string) =>
  `${publicUrl}${CONFIRMATION_PATH}?token=${secret}`;

/** Letter to an address that has no account yet. */
export const confirmRegistrationLetter = ({ shopName, publicUrl }: LetterShop, secret: string): Letter => ({
  subject: `Подтвердите регистрацию в\u00a0${shopNamed('магазине', shopName)}`,
  before: ['Чтобы завершить регистрацию, перейдите по\u00a0ссылке:'],
  link: { label: 'Завершить регистрацию', href: confirmationLink(publicUrl, secret) },
  after: ['Ссылка действует 24\u00a0часа. Если вы не\u00a0регистрировались, ничего делать не\u00a0нужно.'],
});

/**
 * Letter to an address that already has an account and with which someone tried to register. Only the owner
 * of the address learns that the account exists.
 */
export const alreadyRegisteredLetter = ({ shopName, publicUrl }: LetterShop): Letter => ({
  subject: `Вы уже зарегистрированы в\u00a0${shopNamed('магазине', shopName)}`,
  before: [
    'Кто-то, возможно вы, указал этот адрес при регистрации или в\u00a0другой учётной записи. Учётная запись у\u00a0вас уже есть, войти можно здесь:',
  ],
  link: { label: 'Войти', href: `${publicUrl}/login` },
  after: [
    'Если это были не\u00a0вы, ничего делать не\u00a0нужно: пароль прежний, данные никому не\u00a0показаны.',
  ],
});

/** Letter to a new address of an account, with the link that confirms it. */
export const confirmAddressLetter = ({ shopName, publicUrl }: LetterShop, secret: string): Letter => ({
  subject: 'Подтвердите новый адрес',
  before: [
    `Этот адрес указан в\u00a0учётной записи ${shopNamed('магазина', shopName)}. Чтобы подтвердить его, перейдите по\u00a0ссылке:`,
  ],
  link: { label: 'Подтвердить', href: confirmationLink(publicUrl, secret) },
  after: [
    'Ссылка действует 24\u00a0часа. Если вы не\u00a0указывали этот адрес, ничего делать не\u00a0нужно.',
  ],
});

/** Letter to the proven address of an account for which someone requested a password reset. */
export const resetPasswordLetter = ({ shopName, publicUrl }: LetterShop, secret: string): Letter => ({
  subject: `Новый пароль для ${shopNamed('магазина', shopName)}`,
  before: ['Чтобы задать новый пароль, перейдите по\u00a0ссылке:'],
  link: { label: 'Задать новый пароль', href: `${publicUrl}${NEW_PASSWORD_PATH}?token=${secret}` },
  after: [
    'Ссылка действует 1\u00a0час и\u00a0сработает один раз. После смены пароля понадобится войти заново на\u00a0всех устройствах.',
    'Если вы не\u00a0просили об\u00a0этом, ничего делать не\u00a0нужно: пароль прежний.',
  ],
});

/**
 * Letter with a code of six digits to the owner of an account without a password. With the code, the owner
 * proves who they are before changing the account.
 */
export const proofCodeLetter = ({ publicUrl }: LetterShop, code: string): Letter => ({
  subject: 'Код подтверждения',
  before: [`${code}\u00a0— код, чтобы изменить данные учётной записи. Он действует 10\u00a0минут.`],
  link: { label: 'Настройки учётной записи', href: publicUrl + SETTINGS_PATH },
  after: [
    'Никому не\u00a0сообщайте код. Если вы ничего не\u00a0меняли, в\u00a0настройках можно выйти на\u00a0всех устройствах.',
  ],
});

/** Letter to the owner of an account after its password was changed. */
export const passwordChangedLetter = ({ shopName, publicUrl }: LetterShop): Letter => ({
  subject: 'Пароль изменён',
  before: [
    `Пароль вашей учётной записи в\u00a0${shopNamed('магазине', shopName)} изменён. На\u00a0других устройствах выполнен выход.`,
    'Если это были не\u00a0вы, сразу задайте новый пароль:',
  ],
  link: { label: 'Задать новый пароль', href: publicUrl + ASK_FOR_PASSWORD_PATH },
  after: ['Если это были вы, ничего делать не\u00a0нужно.'],
});

/** Which part of an account was changed: an address or an external sign-in. */
export type ChangedPart = 'email' | 'phone' | 'external';

const CHANGED: Record<ChangedPart, { subject: string; what: string }> = {
  email: { subject: 'Электронная почта изменена', what: 'изменена электронная почта' },
  phone: { subject: 'Телефон изменён', what: 'изменён телефон' },
  external: { subject: 'Добавлен вход через другой сервис', what: 'добавлен вход через другой сервис' },
};

/**
 * Letter with a link that undoes a change of an account. It goes to an address by which the shopper could
 * sign in before the change.
 */
export const accountChangedLetter = (
  { shopName, publicUrl }: LetterShop,
  part: ChangedPart,
  secret: string,
): Letter => ({
  subject: CHANGED[part].subject,
  before: [
    `В\u00a0вашей учётной записи ${shopNamed('магазина', shopName)} ${CHANGED[part].what}. Если это были вы, ничего делать не\u00a0нужно.`,
    'Если это были не\u00a0вы, верните учётную запись себе:',
  ],
  link: { label: 'Отменить изменение', href: `${publicUrl}${UNDO_PATH}?token=${secret}` },
  after: [
    'Ссылка действует 7\u00a0дней и\u00a0сработает один раз. Мы отменим это и\u00a0более поздние изменения, выйдем на\u00a0всех устройствах и\u00a0пришлём сюда ссылку для нового пароля.',
  ],
});
