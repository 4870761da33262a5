import { formatMoney } from '#shared/text/money.ts';
import { htmlPage } from '../html-page.ts';
import type { BankPayment, Choice } from './bank.ts';

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; font: 15px/22px "Commissioner Variable", Commissioner, Arial, sans-serif; color: #161514; background: #fff }
  .band { margin: 0; padding: 14px 16px; background: #161514; color: #fff; font-size: 15px; line-height: 20px; text-align: center }
  main { max-width: 440px; margin: 0 auto; padding: 40px 16px 64px }
  p { margin: 0; font-size: 14px; line-height: 20px }
  .quiet { color: #55534e }
  h1 { margin: 4px 0 12px; font-size: 46px; line-height: 52px; font-weight: 400; letter-spacing: -.022em;
    font-variant-numeric: tabular-nums }
  h1.words { font-size: 32px; line-height: 37px }
  h2 { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #e0ded9; font-size: 14px; line-height: 20px; font-weight: 500 }
  button { display: block; width: 100%; min-height: 52px; margin-top: 8px; padding: 0 16px; font: inherit; line-height: 20px;
    color: #161514; background: #fff; border: 1px solid #8a8780; cursor: pointer }
  button:hover { border-color: #161514 }
  button.first { margin-top: 16px; color: #fff; background: #161514; border-color: #161514 }
  button.first:hover { background: #33312e }
  a { display: inline-flex; align-items: center; min-height: 44px; margin-top: 12px; color: inherit; font-size: 14px;
    text-underline-offset: 4px; text-decoration-color: #8a8780 }
  button:focus-visible, a:focus-visible { outline: 2px solid #161514; outline-offset: 2px }
  small { display: block; margin-top: 16px; padding-top: 16px; border-top: 1px solid #e0ded9; color: #55534e;
    font-size: 13px; line-height: 18px }
  @media (min-width: 640px) { main { padding-inline: 24px } }
`;

const button = (choice: Choice | '3ds', words: string, isFirst = false) =>
  `<button${isFirst ? ' class="first"' : ''} name="choice" value="${choice}">${words}</button>`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sumOf = ({ amount }: BankPayment) => formatMoney(Math.round(Number(amount.value) * 100));

const leave = ({ returnUrl }: BankPayment) =>
  `<a href="${escapeHtml(returnUrl)}">Вернуться в&nbsp;магазин без оплаты</a>`;

const FOOT = '<small>Данных карты здесь не&nbsp;спрашивают и&nbsp;никуда не&nbsp;отправляют</small>';

/** The page of the local bank on which the developer chooses how the payment ends. Works without scripts. */
export function choicePage(payment: BankPayment): string {
  const isCard = payment.payment_method.type === 'bank_card';
  return page(
    `${sumOf(payment)} — учебный банк`,
    `<p class="quiet">Учебный банк</p>
    <h1>${sumOf(payment)}</h1>
    <p class="quiet">${escapeHtml(payment.description ?? '')}</p>
    <form method="post">
      <h2>Эта страница стоит на&nbsp;месте страницы банка. Выберите ответ, который получит магазин</h2>
      ${button('pay', 'Оплата прошла', true)}
      ${isCard ? button('3ds', 'Подтвердить кодом (3-D&nbsp;Secure)') : ''}
      ${button('think', 'Банк думает 20&nbsp;секунд')}
      ${button('refuse', 'Отказ: не&nbsp;хватает денег')}
      <h2>Сбои связи с&nbsp;магазином</h2>
      ${button('pay-silently', 'Оплата прошла, уведомление потерялось')}
      ${button('pay-twice', 'Оплата прошла, два уведомления')}
    </form>
    ${leave(payment)}
    ${FOOT}`,
  );
}

export function confirmationPage(payment: BankPayment): string {
  return page(
    'Подтверждение — учебный банк',
    `<p class="quiet">Учебный банк</p>
    <h1 class="words">Код из&nbsp;сообщения</h1>
    <p class="quiet">Здесь банк спросил&nbsp;бы код, чтобы подтвердить ${sumOf(payment)}</p>
    <form method="post">
      ${button('confirm', 'Код верный', true)}
      ${button('confirm-wrong', 'Код неверный')}
    </form>
    ${leave(payment)}
    ${FOOT}`,
  );
}

/** The page shown if there is nothing to pay: the payment has already ended or does not exist. */
export function endedPage(back: string | undefined): string {
  const link = back === undefined ? '' : `<a href="${escapeHtml(back)}">Вернуться в&nbsp;магазин</a>`;
  return page(
    'Платёж завершён — учебный банк',
    `<p class="quiet">Учебный банк</p><h1 class="words">Платить здесь больше нечего</h1>
    <p class="quiet">Платёж завершён, отменён или его время вышло</p>${link}`,
  );
}

const page = (title: string, content: string): string =>
  htmlPage(
    title,
    STYLE,
    `<p class="band" role="note">Демонстрация: деньги не&nbsp;списываются</p><main>${content}</main>`,
  );
