/** When someone had a vehicle. */
interface Having {
  readonly from: Date
  readonly until: Date | null
}

/** Who had the vehicle at an instant. */
export const driverAt = <A extends Having>(drivers: ReadonlyArray<A>, at: Date): A | undefined =>
  drivers.find(({ from, until }) => from <= at && (until === null || at < until))
