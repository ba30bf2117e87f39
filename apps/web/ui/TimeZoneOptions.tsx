const GROUPS = Map.groupBy(Intl.supportedValuesOf("timeZone"), (zone) => zone.split("/", 1).join(""))

const cityOf = (zone: string) => zone.split("/").slice(1).join(", ").replaceAll("_", " ") || zone

interface Props {
  /** The chosen zone: always offered, even if this browser does not list it. */
  readonly value: string
}

/** Every IANA time zone, by continent, for a select. */
export const TimeZoneOptions = ({ value }: Props) => {
  const known = value === "" || Intl.supportedValuesOf("timeZone").includes(value)
  return (
    <>
      {!known && <option value={value}>{value}</option>}
      {[...GROUPS].map(([continent, zones]) => (
        <optgroup key={continent} label={continent}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {cityOf(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
