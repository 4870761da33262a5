/**
 * Messages for empty required fields. A key is the field's JSON pointer in its request, or just its name if
 * the field means the same in all requests. Forms, backend and mocks share this table. It is not part of
 * `field-message.ts`, because pages without the contract's schemas use it too.
 */
const WHAT_TO_ENTER: Readonly<Record<string, string>> = {
  // Fields about a person, such as the name or the phone.
  phone: 'Укажите телефон',
  email: 'Укажите почту',
  login: 'Укажите телефон или\u00a0почту',
  firstName: 'Укажите имя',
  lastName: 'Укажите фамилию',
  '/name': 'Укажите имя',
  '/contact/name': 'Укажите имя и\u00a0фамилию',
  '/recipient/name': 'Укажите имя и\u00a0фамилию получателя',
  '/recipient/phone': 'Укажите телефон получателя',
  // Fields that prove who the shopper is.
  password: 'Введите пароль',
  currentPassword: 'Введите нынешний пароль',
  newPassword: 'Введите новый пароль',
  '/code': 'Введите код',
  // Fields of an order and its delivery.
  '/number': 'Укажите номер заказа',
  '/delivery/city': 'Сначала выберите город',
  '/delivery/methodId': 'Выберите способ получения',
  '/delivery/pointCode': 'Выберите, где забрать заказ',
  '/delivery/address': 'Укажите улицу и\u00a0дом',
  '/delivery/postalCode': 'Укажите индекс: без него почта не\u00a0доставит',
  '/delivery/day': 'Выберите день доставки',
  '/delivery/interval': 'Выберите время доставки',
  '/payment/method': 'Выберите способ оплаты',
  // Fields of a contact request.
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
