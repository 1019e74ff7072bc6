/** The build without captions and with one sound; its package tells no types of it, and they are those of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
