import { heightSaid } from '@touchline/wire/window/game';
import { useEffect, useRef, useState } from 'react';

/** How high the page in a frame says that it is, in CSS pixels; null until it does. Only the frame's own page is heard. */
export function useFrameHeight(origin: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const hear = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || sender !== origin) return;
      const said = heightSaid(data);
      if (said !== null) setHeight(said);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);
  return { frame, height };
}
