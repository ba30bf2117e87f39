import { registered, shellPages } from "./contexts.ts"
import type { Screen } from "./Screen.ts"
import { DIALOGS } from "./lists/dialogs.ts"
import { IMPORTS } from "./lists/imports.ts"
import { MENUS } from "./lists/menus.ts"
import { PAGES } from "./lists/pages.ts"
import { STATES } from "./lists/states.ts"

const listed = [...PAGES, ...DIALOGS, ...IMPORTS, ...MENUS, ...STATES, ...registered]

/** All screens. A page, dialog or menu without an entry fails tests/screens/complete.unit.test.ts. */
export const SCREENS: ReadonlyArray<Screen> = [...shellPages(listed), ...listed]
