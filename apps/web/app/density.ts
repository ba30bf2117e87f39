import { DENSITY_KEY } from "../api/storageKeys.ts"
import { persistedChoice } from "./persistedChoice.ts"

/** How high rows are: 44 px, or 34 px for whoever wants more of them on the screen. */
export const density = persistedChoice(DENSITY_KEY, ["comfortable", "compact"], "comfortable")

// start/beforePaint.ts does the same before the first paint.
const paint = () => {
  document.documentElement.dataset["density"] = density.read()
}

/** Paints the choice, now and whenever it changes. Returns the way to stop. */
export const followDensity = () => {
  paint()
  return density.watch(paint)
}
