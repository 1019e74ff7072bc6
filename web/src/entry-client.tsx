import '@fontsource-variable/inter/wght.css';
import './ui/base.css';
import { startPage } from './routes/start-page';

void startPage();
