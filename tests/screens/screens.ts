import type { Screen } from "./Screen.ts"
import { DIALOGS } from "./lists/dialogs.ts"
import { IMPORTS } from "./lists/imports.ts"
import { MENUS } from "./lists/menus.ts"
import { PAGES } from "./lists/pages.ts"
import { STATES } from "./lists/states.ts"

/** Everything that is looked at. A page, dialog or menu without an entry fails tests/screens/complete.unit.test.ts. */
export const SCREENS: ReadonlyArray<Screen> = [...PAGES, ...DIALOGS, ...IMPORTS, ...MENUS, ...STATES]
