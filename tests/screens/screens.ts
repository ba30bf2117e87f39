import { screens as app } from "./app.ts"
import { registered, shellPages } from "./contexts.ts"
import { screens as landing } from "./landing.ts"
import type { Screen } from "./Screen.ts"

const listed = [...landing, ...app, ...registered]

/** All screens. A page, dialog or menu without an entry fails tests/screens/complete.unit.test.ts. */
export const SCREENS: ReadonlyArray<Screen> = [...shellPages(listed), ...listed]
