import { refusal } from "#kernel"
import { Schema } from "effect"

/** The most geofences of an organization: every position is compared with all of them. */
export const MOST_GEOFENCES = 500

export class TooManyGeofences extends refusal("TooManyGeofences", 409, "Too many geofences", ({ most }) => `An organization can have ${most} geofences. Remove one that is no longer needed.`, { most: Schema.Int }) {}
