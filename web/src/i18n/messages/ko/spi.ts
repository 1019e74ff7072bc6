export const spi = {
  notification: {
    deposit_started: '결제 페이지로 이동합니다',
    deposit_failed: '입금이 시작되지 않았습니다',
    signed_out: '로그아웃되었습니다',
    continue_at_provider: '결제 서비스에서 계속하세요.',
    sign_in_again: '로그인하고 다시 시도하세요.',
    amount_refused: '1회 입금 한도를 벗어난 금액입니다.',
    currency_refused: '이 통화의 계정이 없습니다.',
    limit_reached: '입금 한도 또는 휴식 중이라 입금할 수 없습니다. 프로필의 한도에서 확인하세요.',
    no_connection: '연결되어 있지 않습니다. 청구된 금액은 없습니다.',
    try_again: '입금을 시작하지 못했습니다. 청구된 금액은 없습니다. 다시 시도하세요.',
    see_profile: '생년월일을 입력하거나 계정을 인증하세요. 프로필에서 확인할 수 있습니다.',
    not_offered: '이 계정에는 입금할 수 없습니다.',
    payments_closed:
      '현재 입금을 받을 수 없습니다. 잔액은 안전하며 계속 베팅에 사용할 수 있습니다.',
  },
};

export const quickDeposit = {
  title: '부족한 금액 입금',
  other: '다른 금액과 도움말',
  notification: {
    success: '입금되었습니다. 이제 베팅할 수 있습니다.',
    pending: '입금을 처리하는 중입니다.',
    failed: {
      title: '입금 실패',
      description: '청구된 금액은 없습니다. 다시 시도하거나 다른 결제 방법을 쓰세요.',
    },
  },
};
