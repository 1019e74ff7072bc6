export const host = {
  title: 'Demo-Betreiber',
};
