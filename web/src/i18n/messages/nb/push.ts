export const push = {
  name: 'Varsler på denne enheten',
  hint: 'Avgjorte spill og nyheter til deg, også mens denne siden er lukket.',
  denied: 'Nettleseren blokkerer dem. Tillat varsler for dette nettstedet i innstillingene.',
  to_install: 'Legg nettstedet på hjemskjermen og åpne det derfra for å få dem.',
  failed_title: 'Det ble ikke lagret',
  failed_text: 'Nettleseren eller serveren vår svarte ikke. Prøv igjen.',
};
