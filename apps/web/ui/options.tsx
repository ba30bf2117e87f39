interface Names<Value extends string> {
  readonly values: ReadonlyArray<Value>
  readonly names: Readonly<Record<Value, string>>
}

/** The options of a selection for a closed set: `<NamedOptions values={VehicleSystem.literals} names={systems} />`. */
export const NamedOptions = <Value extends string>({ values, names }: Names<Value>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ))

interface Named {
  readonly id: string
  readonly name: string | null
}

interface Records {
  readonly records: ReadonlyArray<Named>
  /** The chosen record, which may no longer be among those that can be chosen. */
  readonly current?: Named | null
}

/** The options of a selection for records. */
export const RecordOptions = ({ records, current }: Records) => {
  const isMissing = current && !records.some(({ id }) => id === current.id)
  return [...(isMissing ? [current] : []), ...records].map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
