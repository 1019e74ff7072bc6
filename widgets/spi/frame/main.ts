import { spiFramePage } from '@touchline/wire/window/spi';
import { startFrame } from './start';

startFrame(spiFramePage.parse(JSON.parse(document.documentElement.dataset['spi'] ?? 'null')));
