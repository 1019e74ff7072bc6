// Loaded into a server before anything else: its clock is as far ahead as its parent says.
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

process.on('message', ({ clockAheadMs }) => {
  if (typeof clockAheadMs !== 'number') return;
  ahead = clockAheadMs;
  process.send({ clockAheadMs });
});
// Its parent may end first.
process.channel?.unref();
