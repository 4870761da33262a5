import { htmlPage } from '../html-page.ts';
import type { Person } from './people.ts';

const STYLE = `
  body { margin: 0; font: 15px/22px "Commissioner Variable", Arial, sans-serif; color: #161514; background: #fff }
  main { max-width: 30rem; margin: 0 auto; padding: 32px 16px }
  h1 { margin: 0 0 12px; font-size: 24px; line-height: 29px; font-weight: 400; letter-spacing: -.016em }
  p { margin: 0 0 24px; color: #55534e }
  button { display: block; width: 100%; margin-bottom: 12px; padding: 14px 16px; text-align: left;
    font: inherit; color: inherit; background: #fff; border: 1px solid #8a8780; cursor: pointer }
  button:hover, button:focus-visible { border-color: #161514 }
  small { display: block; font-size: 13px; line-height: 18px; color: #55534e }
`;

/** The provider's page on which the developer chooses a person to sign in as. Works without scripts. */
export function choicePage(action: string, people: readonly Person[]): string {
  const choices = people.map(
    ({ id, firstName, email, shows }) =>
      `<button name="who" value="${id}">${firstName}, ${email}<small>${shows}</small></button>`,
  );
  return page(
    'Демо ID',
    `<h1>Демо ID</h1>
    <p>Ненастоящий сервис входа для разработки. Кем войти в&nbsp;магазин?</p>
    <form method="post" action="${action}">
      ${choices.join('\n      ')}
      <button name="who" value="">Отменить вход</button>
    </form>`,
  );
}

/** The page shown if the sign-in attempt has ended or belongs to another browser. */
export function endedPage(): string {
  return page(
    'Вход не\u00a0найден',
    '<h1>Вход не&nbsp;найден</h1><p>Вернитесь в&nbsp;магазин и&nbsp;начните сначала.</p>',
  );
}

const page = (title: string, content: string): string => htmlPage(title, STYLE, `<main>${content}</main>`);
