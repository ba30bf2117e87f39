import { DENSITY_KEY, LOCALE_KEY, SESSION_KEY, THEME_KEY } from "../../api/storageKeys.ts"
import { ASPHALT } from "../asphalt.ts"
import type { BeforePaint } from "./beforePaint.ts"
import { ENTRANCE, FIRST_CALLS, FRAMED } from "./framed.ts"

/** What the script in the head is told, given the files of the build. */
export const beforePaintInput = (files: BeforePaint["files"]): BeforePaint => ({
  keys: { session: SESSION_KEY, theme: THEME_KEY, density: DENSITY_KEY, locale: LOCALE_KEY },
  asphalt: ASPHALT,
  files,
  framed: Object.keys(FRAMED),
  entrance: ENTRANCE,
  calls: FIRST_CALLS
})
