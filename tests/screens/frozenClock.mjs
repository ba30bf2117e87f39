// Loaded before the server: freezes its clock at FROZEN_AT, like the page's. performance.now() and timers
// are not affected.
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
