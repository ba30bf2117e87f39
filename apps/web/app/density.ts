import { DENSITY_KEY } from "../api/storageKeys.ts"
import { persistedChoice } from "./persistedChoice.ts"

/** Row height: 44 px, or 34 px to fit more rows on the screen. */
export const density = persistedChoice(DENSITY_KEY, ["comfortable", "compact"], "comfortable")

// start/beforePaint.ts does the same before the first paint.
const paint = () => {
  document.documentElement.dataset["density"] = density.read()
}

/** Applies the choice, now and whenever it changes. Returns the function that stops it. */
export const followDensity = () => {
  paint()
  return density.watch(paint)
}
