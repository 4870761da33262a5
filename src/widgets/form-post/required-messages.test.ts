import { expect, test } from 'vitest';
import { deletionForm } from '@/features/account/preferences/deletion-definition';
import { profileForm } from '@/features/account/profile/profile-definition';
import { proofForm } from '@/features/account/proof/proof-definition';
import { passwordForm } from '@/features/account/security/password-definition';
import { checkoutForm } from '@/features/checkout/fields/checkout-form';
import { testMethod } from '@/features/checkout/testing';
import { contactForm } from '@/features/contact/contact-definition';
import { newsletterForm } from '@/features/newsletter/newsletter-definition';
import { statusForm } from '@/features/orders/status/status-definition';
import { noticeForm } from '@/features/product/buying/notice-definition';
import { loginForm } from '@/features/session/login/login-definition';
import { newPasswordForm, passwordRequestForm } from '@/features/session/password/password-definitions';
import { registrationForm } from '@/features/session/registration/registration-definition';
import type { Cart } from '@/lib/api';
import { type ContractForm, checkFields, type Fields } from '@/lib/forms/contract-form';

const methods = [
  testMethod(),
  testMethod({ id: 'pickup-point', kind: 'pickup-point' }),
  testMethod({ id: 'post', kind: 'post' }),
];
const checkout = checkoutForm({
  cart: { version: 1, discountPrice: 0, items: [] as Cart['items'] } as Cart,
  city: 'moskva',
  methods,
  points: [],
});
const orderBy = (methodId: string) => ({
  ...checkout,
  blank: { ...checkout.blank, methodId, forOther: true },
});

test.each<[string, ContractForm<never, unknown>]>(
  Object.entries({
    login: loginForm,
    registration: registrationForm,
    passwordRequest: passwordRequestForm,
    newPassword: newPasswordForm,
    profile: profileForm,
    password: passwordForm(true),
    deletion: deletionForm(true),
    proof: proofForm(true),
    contact: contactForm,
    newsletter: newsletterForm,
    orderStatus: statusForm,
    notice: noticeForm,
    checkout,
    ...Object.fromEntries(methods.map(({ id }) => [`checkout by ${id}`, orderBy(id)])),
  }) as never,
)('each empty field of the form %s says what to enter (§5.3.1)', (_, form) => {
  const checked = checkFields(
    form as ContractForm<Fields, unknown>,
    (form as ContractForm<Fields, unknown>).blank,
  );
  const { form: _beside, ...errors } = (checked.ok ? {} : checked.errors) as Record<string, string>;
  const messages = Object.values(errors);
  expect(messages).not.toEqual([]);
  expect(messages).not.toContain('Заполните поле');
  expect(messages.filter((text, at) => messages.indexOf(text) < at)).toEqual([]);
});
