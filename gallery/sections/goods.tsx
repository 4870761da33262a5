import { Price } from '@/lib/ui/content/price';
import { Rating } from '@/lib/ui/forms/rating';
import { Picture, ScenePicture } from '@/lib/ui/pictures/picture';
import { LONG_NAME, missingPicture, picture, scene } from '../samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';

export function Goods() {
  return (
    <GallerySection id="goods" title="Товар">
      <Specimen name="Цена">
        <div className="grid gap-2 text-ui">
          <Price price={1299000} />
          <Price price={1749000} priceBefore={2499000} discountPercent={30} />
          <Price price={1749000} priceBefore={2499000} discountPercent={30} stacked />
          <Price price={100} />
          <Price price={299000} isFrom />
          <Price price={99999900} priceBefore={199999900} discountPercent={50} />
          <Price className="type-price" price={1749000} priceBefore={2499000} discountPercent={30} />
        </div>
      </Specimen>
      <Specimen name="Оценка">
        <div className="grid justify-items-start gap-2">
          <Rating value={4.6} />
          <Rating value={2} />
          <Rating value={0} />
        </div>
      </Specimen>
      <Specimen name="Карточка с длинным названием">
        <div style={{ maxWidth: 240 }}>
          <Picture picture={picture('c9a27a', 'Пальто спереди')} sizes="240px" />
          <p className="mt-2.5 text-ui">{LONG_NAME}</p>
          <Price className="text-ui" price={1749000} priceBefore={2499000} discountPercent={30} />
        </div>
      </Specimen>
      <Specimen name="Фотографии нет">
        <div style={{ maxWidth: 240 }}>
          <Picture picture={missingPicture} sizes="240px" />
        </div>
      </Specimen>
      <Specimen name="Сцена: на телефоне другой кадр" wide>
        <ScenePicture scene={scene} sizes="100vw" />
      </Specimen>
    </GallerySection>
  );
}
