import { Link } from '@tanstack/react-router';
import type { OperatorLogEntry } from '../api/index.ts';
import { operationPath } from '../api/operation-paths.ts';

const LINK = 'row-link';

/** What a call was about, as a link to its screen. */
export function CallSubject({ call }: { call: OperatorLogEntry }) {
  const { operation, orderId, orderNumber, subjectId, subject } = call;
  const isAbout = (name: string) => subjectId !== null && operationPath(operation)?.includes(`{${name}}`);
  if (subject !== null && subjectId !== null)
    return (
      <Link to="/people/$operatorId" params={{ operatorId: subjectId }} className={LINK}>
        {subject}
      </Link>
    );
  if (subjectId !== null && orderId !== null && isAbout('refundId'))
    return (
      <Link to="/refunds/$orderId/$refundId" params={{ orderId, refundId: subjectId }} className={LINK}>
        {orderNumber ? `Возврат к\u00a0${orderNumber}` : 'Возврат'}
      </Link>
    );
  if (subjectId !== null && isAbout('reviewId'))
    return (
      <Link to="/reviews/$reviewId" params={{ reviewId: subjectId }} className={LINK}>
        Отзыв
      </Link>
    );
  if (subjectId !== null && isAbout('contactRequestId'))
    return (
      <Link to="/requests/$contactRequestId" params={{ contactRequestId: subjectId }} className={LINK}>
        Обращение
      </Link>
    );
  if (subjectId !== null && isAbout('buyerId'))
    return (
      <Link to="/buyers/$buyerId" params={{ buyerId: subjectId }} className={LINK}>
        Покупатель
      </Link>
    );
  if (orderId !== null && orderNumber !== null)
    return (
      <Link to="/orders/$orderId" params={{ orderId }} className={`whitespace-nowrap ${LINK}`}>
        {orderNumber}
      </Link>
    );
  return orderId === null ? null : 'Заказ, которого нет';
}
