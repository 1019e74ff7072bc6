import { mount } from './mount';

window.TouchlineSpi = { mount };
