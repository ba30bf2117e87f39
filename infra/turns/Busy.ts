/**
 * There was no place in time; trying again shortly may succeed. A defect rather than a refusal, because any endpoint may
 * meet it.
 */
export class Busy extends Error {
  override readonly name = "Busy"
  constructor() {
    super("Motorpool is busy right now. Try again in a few seconds.")
  }
}
