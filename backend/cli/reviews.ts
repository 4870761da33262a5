import { runOperatorCommand, text } from './operator/operator-command.ts';
import { runReviews } from './reviews/run-command.ts';
import type { Texts } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Отзывы магазина.

Команды:
  npm run reviews -- list                 отзывы; сначала те, что ждут, из них старые
    --state WAITING  --page 2             состояния: WAITING ждёт, PUBLISHED опубликован, REFUSED отклонён
  npm run reviews -- show ID              один отзыв: текст, что его задержало, опубликованный текст, жалобы
  npm run reviews -- publish ID           на странице товара последний текст
  npm run reviews -- refuse ID --reason PERSONAL_DATA
    причины: NOT_ABOUT_GOODS не о товаре, INSULT оскорбление, PERSONAL_DATA личные данные, ADVERTISING реклама,
    PHOTO фото, OTHER другое
  npm run reviews -- answer ID --say "Спасибо! Передали закройщикам"    ответ магазина на показанный отзыв
    --nothing                             убирает ответ
  npm run reviews -- complaints           отзывы с открытыми жалобами

Отзыв без ссылок, телефонов, адресов почты, оскорблений и фотографий публикуется сразу. Пока изменённый отзыв ждёт,
виден прежний текст. Первый refuse оставляет прежний текст, второй убирает и его. Опубликованный отзыв с жалобами
publish оставляет, refuse убирает. Если отзыв тем временем изменили, команда скажет об этом и ничего не изменит.

Настройки, в окружении или в .env: OPERATOR_TOKEN и OPERATOR_URL, если магазин не на этой машине. Код завершения:
0 сделано, 1 магазин отказал, 2 неверная команда.

--lang en выводит всё по-английски.`,
  en: `Reviews of the shop.

Usage:
  npm run reviews -- list                 reviews; those that wait come first, the oldest of them first
    --state WAITING  --page 2
  npm run reviews -- show ID              one review: its text, why it waits, the published text, complaints
  npm run reviews -- publish ID           the product page shows the latest text
  npm run reviews -- refuse ID --reason PERSONAL_DATA
    reasons: NOT_ABOUT_GOODS, INSULT, PERSONAL_DATA, ADVERTISING, PHOTO, OTHER
  npm run reviews -- answer ID --say "Спасибо! Передали закройщикам"    the shop's answer to a shown review
    --nothing                             removes the answer
  npm run reviews -- complaints           reviews with open complaints

A review without links, phone numbers, e-mail addresses, insults and photographs is published at once. While a changed review waits,
the earlier text stays published. The first refuse keeps the earlier text; a second one takes it down.
For a published review with complaints, publish keeps it and refuse takes it down. If a review was changed in between, the command
reports it and changes nothing.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL if the shop is not on this machine. The exit code is
0 for success, 1 if the shop refuses, 2 for a usage error.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

await runOperatorCommand({
  script: 'reviews',
  usage: USAGE,
  options: {
    state: text,
    page: text,
    reason: text,
    say: text,
    nothing: { type: 'boolean' },
  },
  run: runReviews,
});
