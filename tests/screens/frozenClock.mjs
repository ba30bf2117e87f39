// Loaded before the server: its clock stands still at FROZEN_AT, as that of the page does. What is measured
// with performance.now(), and timers, go on.
const RealDate = Date
const instant = RealDate.parse(process.env.FROZEN_AT ?? "")

if (!Number.isNaN(instant))
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [instant] : parts))
    }
    static now() {
      return instant
    }
  }
