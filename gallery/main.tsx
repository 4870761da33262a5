// Must be imported first: CSS layers apply in the order of the imports.
import './gallery.css';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfflineNotice } from '@/lib/ui/overlays/offline-notice';
import { Toaster } from '@/lib/ui/overlays/toast';
import { Actions } from './sections/actions.tsx';
import { Choices } from './sections/choices.tsx';
import { Events } from './sections/events.tsx';
import { Fields } from './sections/fields.tsx';
import { Finding } from './sections/finding';
import { Goods } from './sections/goods';
import { Overlays } from './sections/overlays.tsx';
import { States } from './sections/states.tsx';
import { Typography } from './sections/typography.tsx';
import { Views } from './sections/views.tsx';

const SECTIONS = [
  ['type', 'Шрифт и\u00a0цвет'],
  ['actions', 'Действия'],
  ['fields', 'Поля'],
  ['choices', 'Выбор'],
  ['goods', 'Товар'],
  ['finding', 'Поиск и\u00a0фильтры'],
  ['views', 'Показ'],
  ['overlays', 'Поверх страницы'],
  ['states', 'Состояния'],
  ['events', 'События'],
] as const;

function Gallery() {
  return (
    <>
      <header>
        <nav aria-label="Разделы" className="gallery-nav">
          {SECTIONS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1 className="type-h1 px-margin pt-12">Части витрины</h1>
        <Typography />
        <Actions />
        <Fields />
        <Choices />
        <Goods />
        <Finding />
        <Views />
        <Overlays />
        <States />
        <Events />
      </main>
      <OfflineNotice />
      <Toaster />
    </>
  );
}

/** Links need a router. This one has a single empty route, so the gallery's links lead nowhere. */
const router = createRouter({ routeTree: createRootRoute() });

const root = document.getElementById('gallery');
if (!root) throw new Error('The page has no #gallery');
createRoot(root).render(
  <StrictMode>
    <RouterContextProvider router={router as never}>
      <Gallery />
    </RouterContextProvider>
  </StrictMode>,
);
