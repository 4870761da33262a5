import { useState } from 'react';
import { Button } from '@/lib/ui/buttons/button';
import { Field } from '@/lib/ui/forms/field';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { Drawer } from '@/lib/ui/overlays/drawer';
import type { ModalProps } from '@/lib/ui/overlays/modal';
import { Popover } from '@/lib/ui/overlays/popover';
import { Sheet } from '@/lib/ui/overlays/sheet';
import { showToast } from '@/lib/ui/overlays/toast';
import { PinIcon } from '@/lib/ui/pictures/service-icons';
import { LONG_NAME } from '../samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';

const SIZES = Array.from({ length: 24 }, (_, index) => 32 + index);

type Which = 'dialog' | 'form' | 'left' | 'right' | 'sheet';

export function Overlays() {
  const [open, setOpen] = useState<Which>();
  const close = () => setOpen(undefined);
  return (
    <GallerySection id="overlays" title="Поверх страницы">
      <Specimen name="Диалоги и панели">
        <div className="gallery-row">
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
            Таблица размеров
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('form')}>
            Вход
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('left')}>
            Фильтры
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('right')}>
            Правая панель
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('sheet')}>
            Добавить в&nbsp;корзину
          </Button>
        </div>
        <SizeTable open={open === 'dialog'} onClose={close} />
        <Login open={open === 'form'} onClose={close} />
        <Filters open={open === 'left'} onClose={close} />
        <Drawer open={open === 'right'} onClose={close} title={LONG_NAME} side="right">
          <p className="text-ui">Панель справа.</p>
        </Drawer>
        <Added open={open === 'sheet'} onClose={close} />
      </Specimen>
      <Specimen name="По требованию">
        <div className="gallery-row">
          <OnDemand />
          <Failing />
        </div>
      </Specimen>
      <Specimen name="Выпадающая панель">
        <div className="flex justify-between">
          <Popover
            label="Ваш город"
            trigger={
              <button type="button" className="flex min-h-11 items-center gap-2 text-ui">
                <PinIcon />
                Москва
              </button>
            }
          >
            {(hide) => (
              <>
                <p className="mb-4">Ваш город&nbsp;— Москва?</p>
                <div className="flex flex-wrap gap-2">
                  <Button size="small" onClick={hide}>
                    Да, верно
                  </Button>
                  <Button size="small" variant="quiet">
                    Выбрать другой
                  </Button>
                </div>
              </>
            )}
          </Popover>
          <Popover
            label="О цене"
            align="end"
            trigger={
              <button type="button" className="text-link text-ui">
                Из&nbsp;чего цена
              </button>
            }
          >
            <p className="text-ui">Цена указана с&nbsp;учётом скидки сезона.</p>
          </Popover>
        </div>
      </Specimen>
      <Specimen name="Сообщения">
        <div className="gallery-row">
          <Button variant="quiet" onClick={() => showToast({ text: 'Изменения сохранены' })}>
            Сообщение
          </Button>
          <Removal />
          <Button
            variant="quiet"
            onClick={() => showToast({ text: LONG_NAME, action: { label: 'Вернуть', run() {} } })}
          >
            Длинное
          </Button>
        </div>
      </Specimen>
    </GallerySection>
  );
}

type Opened = Pick<ModalProps, 'open' | 'onClose'>;

function SizeTable(opened: Opened) {
  return (
    <Dialog {...opened} title="Таблица размеров" size="large">
      <table className="w-full text-ui tabular-nums">
        <thead>
          <tr className="text-left text-caption text-ink-2">
            <th className="py-3 font-normal">Россия</th>
            <th className="font-normal">Европа</th>
            <th className="font-normal">Грудь</th>
          </tr>
        </thead>
        <tbody>
          {[42, 44, 46, 48, 50, 52].map((size) => (
            <tr key={size} className="border-hair border-t">
              <td className="py-3">{size}</td>
              <td>{size - 6}</td>
              <td>{size * 2}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-caption text-ink-2">Обхваты указаны в&nbsp;сантиметрах.</p>
    </Dialog>
  );
}

function Login(opened: Opened) {
  return (
    <Dialog {...opened} title="Вход" size="small" footer={<Button>Войти</Button>}>
      <div className="gallery-stack">
        <Field label="Телефон или почта" name="login" error="Введите телефон полностью" />
        <Button variant="quiet" wide onClick={() => showToast({ text: 'Код отправлен' })}>
          Получить код
        </Button>
      </div>
    </Dialog>
  );
}

function Filters(opened: Opened) {
  return (
    <Drawer
      {...opened}
      title="Фильтры"
      footer={
        <>
          <Button variant="quiet">Сбросить</Button>
          <Button onClick={opened.onClose}>Показать 36&nbsp;товаров</Button>
        </>
      }
    >
      {SIZES.map((size) => (
        <p key={size} className="modal-bleed border-hair border-b py-3.5">
          Размер {size}
        </p>
      ))}
    </Drawer>
  );
}

function Added(opened: Opened) {
  return (
    <Sheet {...opened} title={'Товар добавлен в\u00a0корзину'}>
      <p className="mb-5 text-ui">Двубортное пальто из&nbsp;шерсти, бежевый, размер 46</p>
      <div className="grid gap-2">
        <Button wide>Перейти в&nbsp;корзину · 3</Button>
        <Button wide variant="quiet" onClick={opened.onClose}>
          Продолжить покупки
        </Button>
      </div>
    </Sheet>
  );
}

const late = lazyPart<Opened>(async () => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return (await import('./late-dialog')).LateDialog;
});

function OnDemand() {
  const { Part, open, busy, onClose, opener } = useLazyOpen(late);
  return (
    <>
      <Button variant="quiet" {...opener} busy={busy}>
        Наличие в&nbsp;магазинах
      </Button>
      {Part && <Part open={open} onClose={onClose} />}
    </>
  );
}

const failing = lazyPart<Opened>(() => Promise.reject(new Error('The file is gone')));

function Failing() {
  const { busy, opener } = useLazyOpen(failing);
  return (
    <Button variant="quiet" {...opener} busy={busy}>
      Не&nbsp;откроется
    </Button>
  );
}

function Removal() {
  const [there, setThere] = useState(true);
  const remove = () => {
    setThere(false);
    showToast({
      text: 'Товар удалён из\u00a0избранного',
      action: { label: 'Вернуть', run: () => setThere(true) },
    });
  };
  return (
    <Button variant="quiet" onClick={remove}>
      {there ? 'Удалить товар' : 'Товар удалён'}
    </Button>
  );
}
