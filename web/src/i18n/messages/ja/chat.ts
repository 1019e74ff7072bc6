export const chat = {
  open: 'チャットで問い合わせ',
  failed: 'チャットを開けませんでした',
  failed_text: 'ブロックされている可能性があります。接続を確認して、もう一度お試しください。',
} as const;
