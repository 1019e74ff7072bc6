/** What has ended waits for no offer: the columns of a bet that nobody wants cashed out by itself. */
export const NO_AUTO_CASH_OUT = {
  auto_cashout_value: null,
  auto_cashout_share: null,
  auto_cashout_id: null,
} as const;
