import { vi } from 'vitest';

// Files of one process have the modules of packages in common, and their own of ours: stores of the page keep what they know.
vi.resetModules();
