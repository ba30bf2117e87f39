const MAKES = [
  ["Ford", "Transit"],
  ["Iveco", "Daily"],
  ["Volkswagen", "Crafter"]
] as const

const PLACES = ["North depot", "South depot"] as const

/** Nothing recognizes the last column. */
export const VEHICLE_HEADER = "Unit number,VIN,Plate,Region of the plate,Make,Model,Year,Kind,Parked where"

/** Rows that cannot be imported, each with the reason. */
export const WRONG_ROWS = [
  ["W-1,,,,Ford,Transit,2024,spaceship,", "Enter car, van, truck, trailer, motorcycle or equipment."],
  ["W-2,WF0EXXTTGEO000001,,,Ford,Transit,2024,van,", "VINs don't have the letters I, O and Q."],
  ["W-3,,,,Ford,Transit,2024,van,Atlantis", "No location has this name. Add it first."],
  [",,,,Ford,Transit,2024,van,", "Enter a VIN, a plate or a unit number."]
] as const

const vehicle = (at: number) => {
  const number = String(at).padStart(4, "0")
  const [make, model] = MAKES[at % MAKES.length] ?? MAKES[0]
  return {
    unit: `V-${number}`,
    vin: `WF0EXXTTGE000${number}`,
    plate: `B-RD ${number}`,
    make,
    model,
    place: PLACES[at % PLACES.length] ?? PLACES[0]
  }
}

/** So many vehicles of three makes, at two locations. */
export const vehicles = (count: number) => Array.from({ length: count }, (_, at) => vehicle(at + 1))

/** A file with these vehicles. */
export const vehicleFile = (
  listed: ReturnType<typeof vehicles>,
  further: ReadonlyArray<string> = []
): Buffer => {
  const rows = listed.map(({ unit, vin, plate, make, model, place }) =>
    [unit, vin, plate, "DE", make, model, "2024", "van", place].join(",")
  )
  return Buffer.from([VEHICLE_HEADER, ...rows, ...further].join("\r\n"))
}
