import { encode } from 'uqr';
import { labelCode } from '#shared/packing/order-label.ts';

/**
 * The number of an order as a QR code. It contains figures only, which a scanner types in every layout of the
 * keyboard; scanners that read marking codes read it as well.
 */
export function OrderCode({ number }: { number: string }) {
  const { data, size } = encode(labelCode(number), { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`Код заказа ${number}`}
      className="label-code"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
