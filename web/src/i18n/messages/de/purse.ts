export const purse = {
  title: 'Kontobewegungen',
};
