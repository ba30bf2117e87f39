/** Periods of limits, in seconds. */
export const HOUR = 3600
export const DAY = 86_400
