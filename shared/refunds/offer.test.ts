import { describe, expect, it } from 'vitest';
import { refundOffer } from './offer.ts';

const line = { quantity: 2, cancelled: 0, total: 5, isGift: false, isUnderwear: false };
const handedOverAt = new Date('2026-11-24T18:00:00.000Z');
const order = { handedOverAt, most: 1000, deliveryPrice: 300, lines: [line] };
const none = { lines: [], isDeliveryTaken: false };
const DAY = '2026-11-25';

describe('which pieces of an order can be returned', () => {
  it('nothing can be returned before the order was handed over', () => {
    const offer = refundOffer({ ...order, handedOverAt: null }, none, DAY);
    expect(offer).toMatchObject({ obstacle: { code: 'NOT_RECEIVED' }, until: null, lines: [], most: 0 });
  });

  it('all pieces can be returned for seven days, then only defective ones for two years (§3.9.3)', () => {
    const on = (day: string) => refundOffer(order, none, day);
    expect(on('2026-12-01')).toMatchObject({ until: '2026-12-01', defectsUntil: '2028-11-24' });
    expect(on('2026-12-01').lines).toMatchObject([{ quantity: 2, onlyDefects: false, obstacle: null }]);
    const late = on('2026-12-02');
    expect(late.lines).toMatchObject([{ quantity: 2, onlyDefects: true, obstacle: { code: 'TOO_LATE' } }]);
    expect(late.obstacle).toBeNull();
    expect(on('2028-11-24').obstacle).toBeNull();
    expect(on('2028-11-25')).toMatchObject({ obstacle: { code: 'TOO_LATE' }, lines: [{ quantity: 0 }] });
  });

  it('the days for a return are counted from the date in Moscow', () => {
    const late = { ...order, handedOverAt: new Date('2026-11-24T21:30:00.000Z') };
    expect(refundOffer(late, none, DAY).until).toBe('2026-12-02');
  });

  it('gifts cannot be returned, and underwear only with a defect (§3.9.3)', () => {
    const lines = [
      { ...line, isUnderwear: true },
      { ...line, isGift: true, total: 0 },
    ];
    expect(refundOffer({ ...order, lines }, none, DAY).lines).toMatchObject([
      { quantity: 2, onlyDefects: true, obstacle: { code: 'UNDERWEAR' } },
      { quantity: 0, obstacle: { code: 'GIFT' } },
    ]);
  });

  it('pieces that were already returned, or refused at the door, cannot be returned (§3.9.3)', () => {
    const lines = [{ ...line, cancelled: 2 }, { ...line, cancelled: 1 }, line];
    const otherRefunds = { lines: [{ position: 2, quantity: 2, sum: 5 }], isDeliveryTaken: false };
    expect(refundOffer({ ...order, lines }, otherRefunds, DAY).lines).toMatchObject([
      { position: 1, quantity: 1, sums: [3] },
      { position: 2, quantity: 0, obstacle: { code: 'ALL_RETURNED' } },
    ]);
  });

  it('nothing can be returned if all the money was paid back', () => {
    expect(refundOffer({ ...order, most: 0 }, none, DAY).obstacle).toMatchObject({ code: 'PAID_BACK' });
    const otherRefunds = { lines: [{ position: 0, quantity: 2, sum: 5 }], isDeliveryTaken: true };
    expect(refundOffer(order, otherRefunds, DAY).obstacle).toMatchObject({ code: 'ALL_RETURNED' });
  });
});

describe('the sum that is refunded', () => {
  it('refunds of all pieces add up to the paid sum, in whichever order they are made (§3.9.6)', () => {
    expect(refundOffer(order, none, DAY).lines[0]?.sums).toEqual([2, 5]);
    // The more expensive piece was refunded while another refund contained the cheaper one. That other refund
    // was then cancelled, so the sum of the cheaper piece is left.
    const otherRefunds = { lines: [{ position: 0, quantity: 1, sum: 3 }], isDeliveryTaken: false };
    expect(refundOffer(order, otherRefunds, DAY).lines[0]?.sums).toEqual([2]);
  });

  it('the delivery price is refunded once, when everything is returned', () => {
    expect(refundOffer(order, none, DAY).deliverySum).toBe(300);
    expect(refundOffer(order, { ...none, isDeliveryTaken: true }, DAY).deliverySum).toBe(0);
  });
});
