import { vi } from 'vitest';

// Test files share a process. Each loads our modules again, because the page's stores keep their state.
vi.resetModules();
