export type RefundState =
  | 'DRAFT'
  | 'REQUESTED'
  | 'APPROVED'
  | 'SENT'
  | 'RECEIVED'
  | 'REFUNDED'
  | 'REJECTED'
  | 'CANCELLED';

export type RefundWay = 'COURIER' | 'POINT' | 'STORE' | 'POST';
export type RefundReason = 'SIZE' | 'FIT' | 'COLOUR' | 'DEFECT' | 'OTHER';
export type RefundRejectionReason = 'WORN' | 'NOT_OURS' | 'TOO_LATE' | 'NO_DEFECT' | 'NOT_SENT' | 'OTHER';
