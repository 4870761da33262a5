/**
 * What to enter in an empty required field, by the JSON pointer of the request or, for fields that mean the same
 * everywhere, by their name. The only table of these sentences: the forms, the backend and the mocks read it. It is
 * not in `field-message.ts`, because pages that do not use the contract need it too.
 */
const WHAT_TO_ENTER: Readonly<Record<string, string>> = {
  // Names and addresses of people
  phone: 'Укажите телефон',
  email: 'Укажите почту',
  login: 'Укажите телефон или\u00a0почту',
  firstName: 'Укажите имя',
  lastName: 'Укажите фамилию',
  '/name': 'Укажите имя',
  '/contact/name': 'Укажите имя и\u00a0фамилию',
  '/recipient/name': 'Укажите имя и\u00a0фамилию получателя',
  '/recipient/phone': 'Укажите телефон получателя',
  // Proofs
  password: 'Введите пароль',
  currentPassword: 'Введите нынешний пароль',
  newPassword: 'Введите новый пароль',
  '/code': 'Введите код',
  // Orders
  '/number': 'Укажите номер заказа',
  '/delivery/city': 'Сначала выберите город',
  '/delivery/methodId': 'Выберите способ получения',
  '/delivery/pointCode': 'Выберите, где забрать заказ',
  '/delivery/address': 'Укажите улицу и\u00a0дом',
  '/delivery/postalCode': 'Укажите индекс: без него почта не\u00a0доставит',
  '/delivery/day': 'Выберите день доставки',
  '/delivery/interval': 'Выберите время доставки',
  '/payment/method': 'Выберите способ оплаты',
  // Messages to the shop
  '/subject': 'Выберите тему',
  '/text': 'Напишите сообщение',
};

const OTHER = 'Заполните поле';

/**
 * The message for an empty required field.
 * @param pointer JSON pointer of the field in its request, such as `/delivery/address`, or its name
 */
export function requiredMessage(pointer: string): string {
  return WHAT_TO_ENTER[pointer] ?? WHAT_TO_ENTER[pointer.replace(/.*\//, '')] ?? OTHER;
}
