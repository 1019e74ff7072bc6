export const limits = {
  title: 'Limits',
};
