import { asksForPhotos } from '#shared/refunds/photos.ts';
import { addRefundPhoto, type Refund, type RefundPhoto } from '@/lib/api';
import { PhotoField } from '@/lib/forms/photo-field';
import { FormSection } from '@/lib/ui/forms/form-section';
import { photoSrc } from '../photo-src';
import type { RefundChoice } from './choice-fields';

type PhotoChoiceProps = {
  refund: Refund;
  choice: RefundChoice;
  error: string | undefined;
  onChange(): void;
};

const formPhoto = (photo: RefundPhoto) => ({ value: photo.id, src: photoSrc(photo) });

/**
 * Photographs of the defect. Without scripts the field is always shown, because it cannot appear when the
 * reason is chosen.
 */
export function PhotoChoice({ refund: { id, photos }, choice, error, onChange }: PhotoChoiceProps) {
  return (
    <div className={asksForPhotos(choice.lines) ? undefined : 'hidden noscript:block'}>
      <FormSection title="Фото дефекта" note={'Их\u00a0увидите только вы и\u00a0сотрудники магазина'}>
        <PhotoField
          label="Фото брака или отличия от&nbsp;показанного (необязательно)"
          start={photos.map(formPhoto)}
          error={error}
          send={async (content) => formPhoto(await addRefundPhoto(id, { content }))}
          onChange={onChange}
        />
      </FormSection>
    </div>
  );
}
