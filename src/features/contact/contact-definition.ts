import { MOST_FILES } from '#shared/contact/attached-files.ts';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import { ContactRequest } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem, readAddress } from '@/shop/identity/typed-address';

/** Files are no text: they go beside the fields, and `files` is only the place for what is wrong with them. */
export type ContactFields = {
  subject: string;
  name: string;
  orderNumber: string;
  login: string;
  text: string;
  files: string;
  /** People do not see it and leave it empty. */
  website: string;
  formToken: string;
  personalDataConsent: boolean;
};

const NOT_A_NUMBER = 'Номер выглядит так: В-123456-6';
const LIKE_A_ROBOT = 'Сообщение похоже на\u00a0автоматическое. Обновите страницу и\u00a0напишите ещё раз';

/** Writing to the shop, without files. */
export const contactForm: ContractForm<ContactFields, ContactRequest> = {
  blank: {
    subject: '',
    name: '',
    orderNumber: '',
    login: '',
    text: '',
    files: '',
    personalDataConsent: false,
    website: '',
    formToken: '',
  },
  schema: ContactRequest,
  request({ subject, name, orderNumber, login, text, website, formToken, personalDataConsent }) {
    const { kind, value } = readAddress(login);
    return {
      subject: subject || undefined,
      name: name.trim(),
      [kind]: value,
      text: text.trim(),
      files: [],
      formToken,
      personalDataConsent,
      ...(orderNumber.trim() && { orderNumber: readOrderNumber(orderNumber) ?? orderNumber }),
      ...(website && { website }),
    };
  },
  places: {
    '/email': 'login',
    '/phone': 'login',
    '/formToken': 'form',
    '/website': 'form',
    ...Object.fromEntries(Array.from({ length: MOST_FILES }, (_, index) => [`/files/${index}`, 'files'])),
  },
  check: ({ orderNumber, login, website }) => ({
    login: addressProblem(login),
    orderNumber: orderNumber.trim() && !readOrderNumber(orderNumber) ? NOT_A_NUMBER : undefined,
    form: website ? LIKE_A_ROBOT : undefined,
  }),
};
