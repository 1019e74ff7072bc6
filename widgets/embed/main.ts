import { mount } from './mount';

window.TouchlineEmbed = { mount };
