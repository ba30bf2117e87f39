import { storeChanges } from "../../../api/storeChanges.ts"
import { INSPECTIONS_HERE } from "../../../api/storageKeys.ts"

/** Announces a change of the inspections in this browser; calls back whenever they change. */
export const { notifyAllTabs, watch: watchStored } = storeChanges(INSPECTIONS_HERE)
