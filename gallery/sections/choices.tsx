import { useState } from 'react';
import { SizeChoice } from '@/features/product/buying/size-choice';
import type { Article } from '@/lib/api';
import { SizeButton, SizeChip } from '@/lib/ui/buttons/size-chip';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { RatingInput } from '@/lib/ui/forms/rating';
import { LONG_NAME } from '../samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';

const SIZES = ['40', '42', '44', '46', '48', '50', '52'];
const SOLD_OUT = new Set(['42', '50']);

const HEIGHTS = ['42', '44', '46', '48', '50', '52'].flatMap((size) =>
  ['158', '164', '170', '176–182'].map((height) => `${size}/${height}`),
);
const CUPS = ['65', '70', '75', '80', '85'].flatMap((band) =>
  ['A', 'B', 'C', 'D', 'DD'].map((cup) => band + cup),
);

function TwoDimensions({ sizes }: { sizes: string[] }) {
  const articles = sizes
    .filter((size) => size !== '42/176–182')
    .map(
      (size, place): Article => ({
        articleId: size,
        sku: size,
        size,
        international: null,
        state: place % 5 === 3 ? 'SOLD_OUT' : 'IN_STOCK',
        left: place % 7 === 0 ? 2 : null,
      }),
    );
  const [chosen, choose] = useState(articles[5]);
  return (
    <SizeChoice articles={articles} chosen={chosen} onChoose={choose} checkedByBrowser={false} mine="46" />
  );
}

export function Choices() {
  return (
    <GallerySection id="choices" title="Выбор">
      <SizeSpecimens />
      <FieldSpecimens />
    </GallerySection>
  );
}

function SizeSpecimens() {
  const [size, setSize] = useState('46');
  return (
    <>
      <Specimen name="Размеры товара">
        <div role="radiogroup" aria-label="Размер" className="flex flex-wrap gap-2">
          {SIZES.map((each) => (
            <SizeChip
              key={each}
              size={each}
              name="size"
              value={each}
              soldOut={SOLD_OUT.has(each)}
              checked={size === each}
              onChange={() => setSize(each)}
            />
          ))}
        </div>
        <p className="mt-2 text-caption text-ink-2">Осталось 2&nbsp;шт.</p>
      </Specimen>
      <Specimen name="Закончился и выбран; длинный">
        <div role="radiogroup" aria-label="Другой размер" className="flex flex-wrap gap-2">
          <SizeChip size="50" name="size-sold" value="50" soldOut defaultChecked />
          <SizeChip size="48–50/176–182" name="size-sold" value="48" />
          <SizeChip size="Единый" name="size-sold" value="one" />
          <SizeChip size="104" price={299000} name="size-sold" value="104" mine />
          <SizeChip size="128" price={349000} name="size-sold" value="128" soldOut />
        </div>
      </Specimen>
      <Specimen name="Размеры двух измерений">
        <TwoDimensions sizes={HEIGHTS} />
      </Specimen>
      <Specimen name="Обхват и чашка">
        <TwoDimensions sizes={CUPS} />
      </Specimen>
      <Specimen name="Размеры в фильтре: несколько">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Размеры</legend>
          {SIZES.map((each) => (
            <SizeChip
              key={each}
              type="checkbox"
              size={each}
              name="sizes"
              value={each}
              soldOut={each === '40'}
              defaultChecked={each === '44' || each === '46'}
            />
          ))}
        </fieldset>
      </Specimen>
      <Specimen name="Размеры на карточке">
        <div className="flex flex-wrap">
          {SIZES.map((each) => (
            <SizeButton key={each} size={each} soldOut={SOLD_OUT.has(each)} busy={each === '48'} />
          ))}
        </div>
      </Specimen>
    </>
  );
}

function FieldSpecimens() {
  return (
    <>
      <Specimen name="Отметки">
        <Checkbox defaultChecked aside={38}>
          Шерсть
        </Checkbox>
        <Checkbox aside={6}>Кашемир</Checkbox>
        <Checkbox disabled>Недоступно</Checkbox>
        <Checkbox error="Поставьте отметку, чтобы продолжить">
          Даю согласие на&nbsp;обработку{' '}
          <a href="#choices" className="quiet-link">
            персональных данных
          </a>
        </Checkbox>
        <Checkbox>{LONG_NAME}</Checkbox>
      </Specimen>
      <Specimen name="Одно из нескольких">
        <RadioGroup
          legend="Пол"
          name="sex"
          defaultValue="none"
          options={[
            { value: 'f', label: 'Женский' },
            { value: 'm', label: 'Мужской' },
            { value: 'none', label: 'Не указан' },
          ]}
        />
      </Specimen>
      <Specimen name="Одно из нескольких, в рамках">
        <RadioGroup
          legend="Способ получения"
          name="delivery"
          framed
          defaultValue="shop"
          options={[
            { value: 'shop', label: 'Самовывоз из\u00a0магазина', note: 'Завтра', aside: 'Бесплатно' },
            { value: 'door', label: 'Курьером', note: '24–26\u00a0ноября', aside: '290\u00a0₽' },
            { value: 'post', label: 'Почта России', note: 'Недоступно в\u00a0вашем городе', disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Оценка">
        <RatingInput legend="Оценка" name="rating" defaultValue={3} />
      </Specimen>
    </>
  );
}
