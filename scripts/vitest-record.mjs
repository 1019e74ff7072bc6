import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * A reporter that writes down what the report of vitest leaves out: the seconds of each file with its imports, by
 * project, and every reason to fail, those of hooks, of groups and of nobody's promises too. `--outputFile.record` says where.
 */
class VitestRecord {
  onInit({ config }) {
    this.root = config.root;
    this.file = config.outputFile.record;
  }

  onTestRunEnd(modules, unhandled) {
    const record = {
      files: modules.map((each) => ({
        file: relative(this.root, each.moduleId),
        kind: each.project.name || 'tests',
        seconds: secondsOf(each.diagnostic()),
      })),
      failures: [
        ...modules.flatMap((each) => failuresOf(each, relative(this.root, each.moduleId))),
        ...unhandled.map((error) => ({ where: 'outside of any test', why: reasonOf(error) })),
      ],
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(record));
  }
}

function secondsOf({ environmentSetupDuration, prepareDuration, collectDuration, ...more }) {
  const { setupDuration, duration } = more;
  const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration];
  return all.reduce((sum, ms) => sum + ms, 0) / 1000;
}

/** Those of a file or group, and of all below it. */
function failuresOf(task, where) {
  const own = task.type === 'test' ? (task.result().errors ?? []) : task.errors();
  const below = task.type === 'test' ? [] : [...task.children];
  return [
    ...(own.length > 0 ? [{ where, why: own.map(reasonOf).join('\n') }] : []),
    ...below.flatMap((each) => failuresOf(each, `${where} › ${each.name}`)),
  ];
}

function reasonOf({ name, message, stack = '', diff }) {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const place = frames.find((line) => !/node_modules|node:/.test(line));
  const said = message.startsWith(String(name)) || !name ? message : `${name}: ${message}`;
  return [said, diff, place].filter(Boolean).join('\n');
}

// oxlint-disable-next-line import/no-default-export -- vitest looks for a reporter there
export default VitestRecord;
