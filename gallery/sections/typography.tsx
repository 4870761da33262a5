import { GallerySection, Specimen } from '../specimen.tsx';

const ROLES = [
  ['display', 'type-display', 'Пальто на\u00a0зиму'],
  ['h1', 'type-h1', 'Верхняя одежда'],
  ['index', 'type-index', 'Женщинам'],
  ['h2', 'type-h2', 'Новинки недели'],
  ['product title', 'type-product', 'Двубортное пальто из\u00a0шерсти'],
  ['h3', 'type-h3', 'Товар добавлен в\u00a0корзину'],
  ['price', 'type-price', '17\u00a0490\u00a0₽'],
  [
    'story',
    'type-story',
    'Рукав втачной\u00a0— под него проходит толстый свитер. Подкладка из\u00a0вискозы.',
  ],
  ['body', 'text-body', 'Плотная шерсть, прямой крой и\u00a0воротник, который закрывает шею.'],
  ['ui', 'text-ui', 'Доставка в\u00a0Москве\u00a0— 24–26\u00a0ноября'],
  ['caption', 'text-caption', 'Обхваты указаны в\u00a0сантиметрах'],
  ['badge', 'text-badge', 'Новинка'],
] as const;

const COLOURS = ['paper', 'wash', 'ink', 'ink-2', 'ink-3', 'field', 'hair', 'accent', 'ok'];

export function Typography() {
  return (
    <GallerySection id="type" title={'Шрифт и\u00a0цвет'}>
      {ROLES.map(([role, className, text]) => (
        <Specimen key={role} name={role} wide={role === 'display'}>
          <p className={className}>{text}</p>
        </Specimen>
      ))}
      <Specimen name="Цвета" wide>
        <ul className="gallery-row">
          {COLOURS.map((name) => (
            <li key={name} className="text-caption">
              <span
                className="block border border-hair"
                style={{ width: 96, height: 64, background: `var(--color-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </GallerySection>
  );
}
