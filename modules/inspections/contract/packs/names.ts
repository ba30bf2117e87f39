import { Schema } from "effect"

/** Forms that come with the product. */
export const PackName = Schema.Literals([
  "us_dvir",
  "uk_walkaround",
  "handover",
  "pre_rental",
  "return",
  "appraisal"
])
export type PackName = typeof PackName.Type
