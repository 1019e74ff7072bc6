export const share = {};
