/** Rows under their columns, for people: `columns` names each column and says what stands in it. */
export function tableOf(rows, columns) {
  if (rows.length === 0) return 'nothing';
  const names = Object.keys(columns);
  const cells = rows.map((row) => Object.values(columns).map((read) => printable(read(row))));
  const widths = names.map((name, at) =>
    Math.max(name.length, ...cells.map((line) => line[at].length)),
  );
  const lined = (line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd();
  return [lined(names), lined(widths.map((width) => '-'.repeat(width))), ...cells.map(lined)].join(
    '\n',
  );
}

/** Members of one thing, each on a line of its own. */
export function listOf(members) {
  const width = Math.max(...Object.keys(members).map((name) => name.length));
  return Object.entries(members)
    .map(([name, value]) => `${name.padEnd(width)}  ${printable(value)}`.trimEnd())
    .join('\n');
}

/** Money as people write it: `value` counts subunits, of which `subunits` make one. */
export function money(value, currency, subunits) {
  const digits = String(subunits).length - 1;
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const rest = digits === 0 ? '' : `.${text.slice(text.length - digits)}`;
  return `${value < 0 ? '-' : ''}${whole}${rest} ${currency}`;
}

/** What players have written must not move the cursor of whoever reads it. */
function printable(value) {
  if (value === null || value === undefined || value === '') return '-';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(/\p{C}/gu, '?');
}
