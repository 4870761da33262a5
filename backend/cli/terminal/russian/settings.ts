import type { RussianMessages } from '../../../platform/language/sentences.ts';

/** Russian translations of the phrases that describe the valid values of a setting. */
const expected: RussianMessages = {
  'one of {}': 'одно из {}',
  '{} or {}': '{} или {}',
  'a whole number from {} to {}': 'целое число от {} до {}',
  'a whole number of milliseconds from {} to {}': 'целое число миллисекунд от {} до {}',
  'a number of milliseconds from {} to {}': 'число миллисекунд от {} до {}',
  'a whole number of minutes from {} to {}': 'целое число минут от {} до {}',
  'a whole number of days from {} to {}': 'целое число дней от {} до {}',
  'a whole number of roubles from {} to {}': 'целое число рублей от {} до {}',
  'auto or a whole number from {} to {}': 'auto или целое число от {} до {}',
  'a ratio from {} to {}, such as {}': 'доля от {} до {}, например {}',
  'a host name or an IP address': 'имя или IP-адрес машины',
  'an address such as {}': 'адрес вида {}',
  'an address such as {}, without a path': 'адрес вида {}, без пути',
  'an address such as {}, without query or password': 'адрес вида {}, без параметров и пароля',
  'an address such as {} or {}': 'адрес вида {} или {}',
  'an e-mail address': 'адрес электронной почты',
  'e-mail addresses such as {}, separated by commas': 'адреса почты через запятую, например {}',
  'origins such as {}, separated by spaces': 'адреса вида {} через пробел',
  'a path such as {}, without a slash at its end': 'путь вида {} без косой черты в конце',
  'names and values such as {}, separated by commas': 'имена и значения вида {} через запятую',
  '1 to {} Latin letters, digits, dots and hyphens': 'от 1 до {} латинских букв, цифр, точек и дефисов',
  '1 to {} small letters, digits and hyphens': 'от 1 до {} строчных латинских букв, цифр и дефисов',
  '1 to {} Latin letters, digits and hyphens': 'от 1 до {} латинских букв, цифр и дефисов',
  'a name of 1 to {} Latin letters, digits, dots, hyphens and spaces':
    'имя из 1–{} латинских букв, цифр, точек, дефисов и пробелов',
  'the token of a bot, as BotFather gives it, such as {}': 'ключ бота, каким его даёт BotFather, вида {}',
  'ids of chats such as {}, or names of channels such as {}, separated by commas':
    'номера чатов вида {} или имена каналов вида {}, через запятую',
  'whsec_ and 24 or more random bytes in base64: {}': 'whsec_ и не меньше 24 случайных байт в base64: {}',
  'two different hours such as {}': 'два разных часа вида {}',
  '10 or 12 digits': '10 или 12 цифр',
  '13 or 15 digits': '13 или 15 цифр',
  '9 digits, such as {}': '9 цифр, например {}',
  'osn, usn_income, usn_income_outcome, esn or patent': 'osn, usn_income, usn_income_outcome, esn или patent',
  'none, 5, 7, 10 or 22': 'none, 5, 7, 10 или 22',
  'the number of a counter': 'номер счётчика',
  'a comma-separated list of {}, each at most once': 'список через запятую из {}, каждое не больше раза',
  'the code of an office, such as {}': 'код пункта, например {}',
};

const whole = ([english, russian]: [string, string]): [string, string][] => [
  [`{} must be ${english}.`, `{} — это ${russian}.`],
  [`{} must be ${english}, but it is {}.`, `{} — это ${russian}, а задано {}.`],
  [
    `{} must be ${english}. Correct it in .env or in the environment.`,
    `{} — это ${russian}. Исправьте в .env или в окружении.`,
  ],
];

/**
 * Russian translations of the messages about invalid settings, which the shop's start and the doctor print.
 */
export const settingMessages: RussianMessages = Object.fromEntries(
  Object.entries(expected).flatMap((one) => whole(one)),
);
