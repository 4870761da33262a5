import { ButtonLink } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { CardSkeleton } from '@/lib/ui/loading/skeleton';
import { EmptyRail, EmptyState } from '@/lib/ui/pictures/empty-state';
import { GallerySection, Specimen } from '../specimen.tsx';

export function States() {
  return (
    <GallerySection id="states" title="Состояния">
      <Specimen name="Ожидание: карточки" wide>
        <div className="grid grid-cols-2 gap-x-0.5 md:grid-cols-4 md:gap-x-4">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Specimen>
      <Specimen name="Отказ рядом с действием">
        <ErrorNotice>Такого промокода нет. Проверьте написание</ErrorNotice>
      </Specimen>
      <Specimen name="Страница не найдена" wide>
        <EmptyRail hangers={3} className="aspect-square md:aspect-9/8" />
      </Specimen>
      <Specimen name="Пустой экран" wide>
        <EmptyState
          title={'В\u00a0избранном пока пусто'}
          actions={
            <>
              <ButtonLink href="#states">Перейти в&nbsp;каталог</ButtonLink>
              <ButtonLink href="#states" variant="quiet">
                Войти
              </ButtonLink>
            </>
          }
        >
          <p>Нажмите на&nbsp;сердечко у&nbsp;товара, чтобы сохранить его здесь.</p>
        </EmptyState>
      </Specimen>
    </GallerySection>
  );
}
