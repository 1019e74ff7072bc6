import type { PaymentWidget } from '@touchline/wire/window/spi';

let loading: Promise<PaymentWidget> | undefined;

/** Fetches the payment widget's script, once (SPEC §7). After a failure the next call tries again. */
export function loadWidget(platformOrigin: string): Promise<PaymentWidget> {
  loading ??= fetchScript(`${platformOrigin}/spi/main.js`).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(src: string): Promise<PaymentWidget> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`the payment widget did not load from ${src}`));
    });
    script.addEventListener('load', () => {
      if (window.TouchlineSpi) resolve(window.TouchlineSpi);
      else reject(new Error('the payment widget loaded without starting'));
    });
    document.head.append(script);
  });
}
