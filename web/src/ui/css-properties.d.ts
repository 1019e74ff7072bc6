import 'react';

declare module 'react' {
  // React's own type knows no custom properties.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
