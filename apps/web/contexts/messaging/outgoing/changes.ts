import { storeChanges } from "../../../api/storeChanges.ts"
import { OUTGOING } from "../../../api/storageKeys.ts"

// Without the queue itself, which is read after the page is shown.

/** Announces a change of the queue; calls back whenever it changes. */
export const { notifyAllTabs, watch: watchQueue } = storeChanges(OUTGOING)
