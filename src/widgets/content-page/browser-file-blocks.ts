import { typeset } from '#shared/text/typeset.ts';
import {
  configuredThirdParties,
  THIRD_PARTIES,
  type ThirdPartyConfig,
} from '#shared/third-parties/third-parties.ts';
import { THIRD_PARTY_WORDS } from '#shared/third-parties/third-party-words.ts';
import { type BrowserFile, OWN_FILES } from '#shared/web/browser-file-words.ts';
import type { ContentBlock } from '@/lib/api';
import { CATEGORY_TITLES } from '@/widgets/consent/category-words';

const COLUMNS = ['Название', 'Для чего', 'Сколько хранится'];

/** What the shop and its third parties store in a browser, as blocks at the end of the cookie policy. */
export function browserFileBlocks(config: ThirdPartyConfig | undefined): ContentBlock[] {
  const { cookies, local, session } = OWN_FILES;
  const others = configuredThirdParties(config)
    .map((id) => ({ ...THIRD_PARTIES[id], ...THIRD_PARTY_WORDS[id] }))
    .filter(({ files }) => files.length > 0);
  return [
    { kind: 'heading', text: 'Что записывается в\u00a0браузер' },
    {
      kind: 'paragraph',
      text: typeset(
        'Здесь всё, что этот сайт записывает в браузер. Обязательное нужно для его работы и ваших настроек, согласия на него не требуется. Остальное появляется только с вашего согласия.',
      ),
    },
    table('Обязательные файлы cookie', cookies),
    table('Обязательные записи в\u00a0хранилище браузера', local),
    table('Обязательные записи на\u00a0время, пока открыта вкладка', session),
    ...others.map(({ name, category, purpose, files }) =>
      table(
        `${CATEGORY_TITLES[category]}, с\u00a0вашего согласия: ${name}`,
        files.map((file) => ({ ...file, purpose })),
      ),
    ),
  ];
}

const table = (caption: string, files: readonly BrowserFile[]): ContentBlock => ({
  kind: 'table',
  caption,
  columns: COLUMNS,
  rows: files.map(({ name, purpose, kept }) => [name, purpose, kept]),
});
