import type { TouchlineEmbed } from '@touchline/wire/window/embed-script';

/** Fetches the embedding script as any operator's page does, from the platform's origin. */
export function loadEmbed(platformOrigin: string): Promise<TouchlineEmbed> {
  if (window.TouchlineEmbed) return Promise.resolve(window.TouchlineEmbed);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${platformOrigin}/embed/main.js`;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`the embedding script did not load from ${script.src}`));
    });
    script.addEventListener('load', () => {
      if (window.TouchlineEmbed) resolve(window.TouchlineEmbed);
      else reject(new Error('the embedding script loaded without starting'));
    });
    document.head.append(script);
  });
}
