/** Said if a parcel leaves by hand without its number at the carrier. */
export const NO_TRACKING_NUMBER = 'Укажите номер отправления';
