import { type FormEvent, useId } from 'react';
import { countOf } from '#shared/text/plural.ts';
import {
  askedCategories,
  type ConsentCategory,
  configuredThirdParties,
  THIRD_PARTIES,
} from '#shared/third-parties/third-parties.ts';
import { THIRD_PARTY_WORDS } from '#shared/third-parties/third-party-words.ts';
import { pageConfig } from '@/lib/page/config';
import { allowedOf, currentChoice } from '@/lib/third-parties/consent-choice';
import { Button } from '@/lib/ui/buttons/button';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import { CATEGORY_TITLES, NECESSARY_FILES } from './category-words';
import { saveConsentChoice } from './consent-state';

export type ConsentSettingsProps = { open: boolean; onClose(): void };

/** The cookie settings: a checkbox for each category. Only categories with consent are checked. */
export function ConsentSettings({ open, onClose }: ConsentSettingsProps) {
  const form = useId();
  const categories = askedCategories(pageConfig().thirdParties);
  const allowed = allowedOf(currentChoice());

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    saveConsentChoice(categories.filter((category) => ticked.has(category)));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Настройки cookie"
      footer={
        <>
          <Button type="submit" form={form}>
            Сохранить выбор
          </Button>
          <Button variant="quiet" onClick={() => saveConsentChoice(categories)}>
            Принять все
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <p className="mb-4 max-w-[56ch] text-ink-2 text-ui">
          Сайт работает одинаково, что&nbsp;бы вы ни&nbsp;выбрали. Решение можно изменить внизу любой страницы
        </p>
        <div className="border-hair border-t py-4">
          <div className="flex justify-between gap-4 pl-7.5">
            <h3>Обязательные</h3>
            <span className="text-caption text-ink-2">всегда включены</span>
          </div>
          <p className="mt-1 max-w-[48ch] pl-7.5 text-ink-2 text-ui">
            Вход, корзина, город, защита от&nbsp;подбора паролей и&nbsp;ваш ответ на&nbsp;этот вопрос
          </p>
          <Files files={NECESSARY_FILES} />
        </div>
        {categories.map((category) => (
          <div key={category} className="border-hair border-t py-4">
            <Checkbox
              name={category}
              defaultChecked={allowed.includes(category)}
              className="-my-3 [&_label]:text-body"
            >
              {CATEGORY_TITLES[category]}
            </Checkbox>
            <p className="mt-1 max-w-[48ch] pl-7.5 text-ink-2 text-ui">
              <ConsentSentence id={category} newWindow />
            </p>
            <Files files={filesOf(category)} />
          </div>
        ))}
      </form>
    </Dialog>
  );
}

/** What the third parties of a category store in a browser. */
const filesOf = (category: ConsentCategory) =>
  configuredThirdParties(pageConfig().thirdParties)
    .map((id) => ({ ...THIRD_PARTIES[id], ...THIRD_PARTY_WORDS[id] }))
    .filter((party) => party.category === category)
    .flatMap(({ name: company, files }) => files.map((file) => ({ ...file, company })));

type FilesProps = { files: readonly { name: string; kept: string; company?: string }[] };

function Files({ files }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <details className="group pl-7.5">
      <summary className="inline-flex min-h-11 items-center text-caption">
        <span className="quiet-link group-open:hidden">
          {`Показать ${countOf(files.length, ['файл', 'файла', 'файлов'])}`}
        </span>
        <span className="quiet-link hidden group-open:inline">Скрыть файлы</span>
      </summary>
      <ul className="text-caption text-ink-2">
        {files.map(({ name, kept, company }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span className="min-w-0 break-all">{name}</span>
            <span>{[company, kept].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
