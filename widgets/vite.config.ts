import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';

type Format = 'iife' | 'es';

const scriptOf = (name: string, input: string, format: Format): EnvironmentOptions['build'] => ({
  target: ['chrome123', 'firefox120', 'safari17.5'],
  sourcemap: true,
  modulePreload: false,
  rollupOptions: { input: { [name]: input }, output: { format, entryFileNames: '[name].js' } },
});

/** One more script: it shares no file with the others, and leaves what they wrote. */
function another(name: string, input: string, format: Format): EnvironmentOptions {
  return {
    consumer: 'client',
    build: { ...scriptOf(name, input, format), emptyOutDir: false },
  };
}

/** The types of the embedding script, for operators: the file holds nothing but types, so it is its own declaration. */
function typesOfEmbed(): Plugin {
  const file = `${import.meta.dirname}/../wire/src/window/embed-script.ts`;
  return {
    name: 'types-of-embed',
    applyToEnvironment: ({ name }) => name === 'embed',
    async generateBundle() {
      const source = await this.fs.readFile(file, { encoding: 'utf8' });
      this.emitFile({ type: 'asset', fileName: 'embed/main.d.ts', source });
    },
  };
}

/**
 * Scripts that run in somebody else's page are classic ones, because such a page knows nothing of modules or of us.
 * The payment form's own document is ours, and takes a module.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [typesOfEmbed()],
  build: { outDir: 'dist', emptyOutDir: true },
  environments: {
    client: { build: scriptOf('spi/main', 'spi/main.ts', 'iife') },
    frame: another('spi/frame', 'spi/frame/main.ts', 'es'),
    embed: another('embed/main', 'embed/main.ts', 'iife'),
  },
  builder: {
    buildApp: async (builder) => {
      for (const each of Object.values(builder.environments)) {
        // A server's bundle, which every configuration has and this one has no use for.
        if (each.name !== 'ssr') await builder.build(each);
      }
    },
  },
});
