/** The fields that an edit actually changes, as text. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, string | boolean>>
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) =>
      before[field] === value ? [] : [[field, String(value)]]
    )
  )
