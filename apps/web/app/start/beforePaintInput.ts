import { DENSITY_KEY, LIVE_PLACE_KEY, LOCALE_KEY, SESSION_KEY, THEME_KEY } from "../../api/storageKeys.ts"
import { ASPHALT } from "../asphalt.ts"
import type { BeforePaint } from "./beforePaint.ts"
import { FIRST_CALLS, SHELL_PATHS, SIGN_IN_PATH, SIGN_UP_QUERY } from "./skeletonPages.ts"

const NO_TEXTS = { every: [], shell: [], pages: {} }

/** For the development server, where nothing is preloaded. */
export const NO_FILES: BeforePaint["files"] = {
  app: [],
  shell: [],
  pages: {},
  texts: { en: NO_TEXTS, es: NO_TEXTS }
}

/** The input of the script in the head, computed from the files of the build. */
export const beforePaintInput = (files: BeforePaint["files"]): BeforePaint => ({
  keys: {
    session: SESSION_KEY,
    theme: THEME_KEY,
    density: DENSITY_KEY,
    locale: LOCALE_KEY,
    place: LIVE_PLACE_KEY
  },
  asphalt: ASPHALT,
  files,
  shellPaths: SHELL_PATHS,
  signInPath: SIGN_IN_PATH,
  signUpQuery: SIGN_UP_QUERY,
  calls: FIRST_CALLS
})
