export const chat = {
  open: '在线客服',
  failed: '聊天窗口未能打开',
  failed_text: '可能被某些程序拦截。请检查连接后重试。',
};
