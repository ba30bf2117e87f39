interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** The options of a filter or of `Choices` for a closed set: `optionsOf(DefectState.literals, m.states)`. */
export const optionsOf = <Value extends string>(
  values: ReadonlyArray<Value>,
  labels: Readonly<Record<Value, string>>
): ReadonlyArray<Option<Value>> => values.map((value) => ({ value, label: labels[value] }))

/** Those for records, by their names. */
export const recordOptions = <Id extends string>(
  records: ReadonlyArray<{ readonly id: Id; readonly name: string }>
): ReadonlyArray<Option<Id>> => records.map(({ id, name }) => ({ value: id, label: name }))
