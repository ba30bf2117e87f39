import type { InspectionPlace } from "../../contract/inspectionViews.ts"

/** About 100 m. */
const COARSE = 1000

const coarse = (degrees: number): number => Math.round(degrees * COARSE) / COARSE

/** Where the person was, no more exactly than anyone needs to know, whatever the device sends. */
export const coarsePlace = ({ latitude, longitude, accuracy }: InspectionPlace): InspectionPlace => ({
  latitude: coarse(latitude),
  longitude: coarse(longitude),
  accuracy: accuracy && Math.round(accuracy)
})
