import { MOST_FILES } from '#shared/contact/attached-files.ts';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import { ContactRequest } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem, readAddress } from '@/shop/identity/typed-address';

/** Fields of the contact form. Files are not form values; the field `files` exists for their error. */
export type ContactFields = {
  subject: string;
  name: string;
  orderNumber: string;
  login: string;
  text: string;
  files: string;
  /** A honeypot: hidden from people, who leave it empty. */
  website: string;
  formToken: string;
  personalDataConsent: boolean;
};

const NOT_A_NUMBER = 'Номер выглядит так: В-123456-6';
const LIKE_A_ROBOT = 'Сообщение похоже на\u00a0автоматическое. Обновите страницу и\u00a0напишите ещё раз';

/** The contact form without its files. */
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
