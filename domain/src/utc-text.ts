const UTC_TEXT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?: ?(?:UTC|GMT|Z))?$/;

/**
 * A date and time that is told in UTC without saying so, such as `2026-06-01 18:00:00`, in ISO 8601 (SPEC §9); null when
 * it is none. Read as it stands, a browser would take it for local time.
 */
export function isoOfUtcText(text: string): string | null {
  const [, day = '', time = ''] = UTC_TEXT.exec(text.trim()) ?? [];
  const at = new Date(`${day}T${time}Z`);
  // 31 February is read as a day of March.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return null;
  return at.toISOString();
}
