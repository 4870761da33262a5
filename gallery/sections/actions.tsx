import { useState } from 'react';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { HeartButton } from '@/lib/ui/buttons/heart-button';
import { IconButton } from '@/lib/ui/buttons/icon-button';
import { Stepper } from '@/lib/ui/buttons/stepper';
import { TextButton, TextLink } from '@/lib/ui/buttons/text-link';
import * as icons from '@/lib/ui/pictures/icons';
import * as serviceIcons from '@/lib/ui/pictures/service-icons';
import { LONG_WORD } from '../samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';

export function Actions() {
  const [saved, setSaved] = useState(false);
  return (
    <GallerySection id="actions" title="Действия">
      <Specimen name="Кнопки">
        <div className="gallery-row">
          <Button>Добавить в&nbsp;корзину</Button>
          <Button variant="quiet">Продолжить покупки</Button>
          <ButtonLink href="#actions" variant="quiet">
            Ссылка-кнопка
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Заняты, маленькие">
        <div className="gallery-row">
          <Button busy>Применить</Button>
          <Button size="small">Применить</Button>
          <Button size="small" variant="quiet" busy>
            Убрать
          </Button>
        </div>
      </Specimen>
      <Specimen name="Во всю ширину, длинное слово">
        <div className="gallery-stack">
          <Button wide>Оформить заказ · 36&nbsp;414&nbsp;₽</Button>
          <Button wide variant="quiet">
            {LONG_WORD}
          </Button>
        </div>
      </Specimen>
      <Specimen name="Значки-кнопки, сердечко">
        <div className="gallery-row">
          <IconButton label="Закрыть">
            <icons.CloseIcon />
          </IconButton>
          <IconButton label="Увеличить" framed>
            <icons.SearchIcon />
          </IconButton>
          <IconButton label="Занято" framed busy>
            <icons.BagIcon />
          </IconButton>
          <HeartButton saved={saved} onToggle={() => setSaved(!saved)} />
          <HeartButton saved={!saved} onToggle={() => setSaved(!saved)} framed />
        </div>
      </Specimen>
      <Specimen name="Ссылки">
        <div className="gallery-row">
          <TextLink href="#actions">Все новинки</TextLink>
          <TextButton>Изменить размер</TextButton>
          <TextButton busy>Убрать промокод</TextButton>
        </div>
        <p className="type-story">
          Вернуть можно в&nbsp;течение 7&nbsp;дней,{' '}
          <a href="#actions" className="quiet-link">
            условия возврата
          </a>{' '}
          — на&nbsp;отдельной странице.
        </p>
      </Specimen>
      <Specimen name="Количество">
        <form className="gallery-row" onSubmit={(event) => event.preventDefault()}>
          <Stepper quantity={2} min={1} max={10} label="Количество: пальто" />
          <Stepper quantity={1} min={1} max={1} label="Количество: последний" />
        </form>
      </Specimen>
      <Specimen name="Значки" wide>
        <ul className="gallery-row">
          {Object.entries({ ...icons, ...serviceIcons }).map(([name, Icon]) => (
            <li key={name} title={name} className="flex size-11 items-center justify-center">
              <Icon />
            </li>
          ))}
        </ul>
      </Specimen>
    </GallerySection>
  );
}
