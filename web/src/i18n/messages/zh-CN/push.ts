export const push = {
  name: '此设备的通知',
  hint: '投注结算和您的消息，关闭页面时也能收到。',
  denied: '浏览器已拦截。请在浏览器设置中允许本站通知。',
  to_install: '将本站添加到主屏幕并从那里打开，即可收到通知。',
  failed_title: '未能保存',
  failed_text: '浏览器或服务器没有回应，请重试。',
};
