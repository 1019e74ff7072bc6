export const chat = {
  open: '채팅 상담',
  failed: '채팅이 열리지 않았습니다',
  failed_text: '무언가 채팅을 막고 있을 수 있습니다. 연결을 확인하고 다시 시도하세요.',
};
