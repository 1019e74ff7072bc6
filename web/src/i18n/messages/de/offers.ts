export const offers = {};
