/** The group of players who try the quick deposit before everybody has it (SPEC §6). */
const TESTERS = 'spi_test';

/**
 * Whether a player who is in these groups gets the quick deposit (SPEC §6): where `quick_deposit` is on, everybody; where
 * `quick_deposit_test` is, those who test it.
 */
export function isQuickDepositOffered(
  flags: readonly string[],
  statuses: readonly string[],
): boolean {
  if (flags.includes('quick_deposit')) return true;
  return flags.includes('quick_deposit_test') && statuses.includes(TESTERS);
}
