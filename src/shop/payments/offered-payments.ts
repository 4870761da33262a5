import { createContext, useContext } from 'react';
import type { OrderPayment } from '@/lib/api';

/** Ways to pay that the shop takes somewhere; none if they failed to load. */
export const OfferedPaymentsContext = createContext<readonly OrderPayment[]>([]);

export const useOfferedPayments = (): readonly OrderPayment[] => useContext(OfferedPaymentsContext);
