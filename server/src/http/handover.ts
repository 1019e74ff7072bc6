/**
 * `npm start` holds our ports while it installs and builds, and answers there that Touchline is starting. This asks
 * it for them, just before we listen. Resolves at once when nobody started us that way.
 */
export async function takePort(): Promise<void> {
  const starter = process.channel;
  // Other parents talk to their children too, a test runner for one, and would never answer.
  if (process.env['TOUCHLINE_STARTER'] === undefined || !process.send || !starter) return;
  const given = new Promise<void>((done) => {
    const listen = (message: unknown) => {
      if (message !== 'ports-are-yours') return;
      process.off('message', listen);
      done();
    };
    process.on('message', listen);
    // A starter that has died holds no port, and nobody would pass us the signal to end.
    process.once('disconnect', () => {
      done();
      process.kill(process.pid, 'SIGTERM');
    });
  });
  process.send('ready-to-listen');
  await given;
  // The channel stays open to notice the starter's end, but does not keep us running.
  starter.unref();
}
