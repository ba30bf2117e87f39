import type { ImportPlan, ImportView, TargetView } from "#imports/contract"

/** Sets the column of a field, which it takes from whatever field had it. */
export const withColumn = (
  { columns, ...plan }: ImportPlan,
  field: string,
  column: number | undefined,
  keys: ReadonlyArray<string>
): ImportPlan => {
  const next = columns.map((current, at) => (at === column ? field : current === field ? null : current))
  const isKept = plan.key !== null && next.includes(plan.key)
  return { ...plan, columns: next, key: isKept ? plan.key : (keys.find((key) => next.includes(key)) ?? null) }
}

/** The fields that every record needs and that have no column. */
export const missingFields = ({ columns }: ImportPlan, { fields }: TargetView): ReadonlySet<string> =>
  new Set(fields.filter(({ key, required }) => required && !columns.includes(key)).map(({ key }) => key))

/** The header of each column, and some of its values; without a header, the first row is one of them. */
export const headersOf = ({ columns }: ImportView, { has_header }: ImportPlan) =>
  columns.map(({ header, samples }) => ({
    header: has_header ? header : "",
    samples: has_header || header === "" ? samples : [header, ...samples]
  }))
