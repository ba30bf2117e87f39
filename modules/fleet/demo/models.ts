import type { FuelType, VehicleKind } from "../contract/vehicleFields.ts"

/** A model that a demo organization has several of. */
export interface Model {
  /** The first eight characters of its VINs: manufacturer and model. */
  readonly vin: string
  readonly make: string
  readonly model: string
  readonly kind: VehicleKind
  readonly fuel: FuelType
  readonly seats: number
  readonly acriss?: string
}

const model = (
  vin: string,
  make: string,
  name: string,
  [kind, fuel, seats]: readonly [VehicleKind, FuelType, number],
  acriss?: string
): Model => ({ vin, make, model: name, kind, fuel, seats, ...(acriss && { acriss }) })

/** Vans and trucks of a delivery depot in Berlin. */
export const deliveryModels: ReadonlyArray<Model> = [
  model("WV1ZZZSY", "Volkswagen", "Crafter 35", ["van", "diesel", 3]),
  model("WF0EXXTT", "Ford", "Transit 350", ["van", "diesel", 3]),
  model("W1V90763", "Mercedes-Benz", "Sprinter 314", ["van", "diesel", 3]),
  model("WF0AXXBD", "Ford", "E-Transit", ["van", "bev", 3]),
  model("VF1FWEHB", "Renault", "Kangoo E-Tech", ["van", "bev", 2]),
  model("WMA13XZZ", "MAN", "TGE 5.180", ["truck", "diesel", 3])
]

/** Cars of a rental company in Lisbon. */
export const rentalModels: ReadonlyArray<Model> = [
  model("VF1RJA00", "Renault", "Clio", ["car", "petrol", 5], "EDMR"),
  model("VR3UPHNE", "Peugeot", "208", ["car", "petrol", 5], "EDAR"),
  model("VSSZZZKJ", "SEAT", "Ibiza", ["car", "petrol", 5], "EDMR"),
  model("WVWZZZCD", "Volkswagen", "Golf", ["car", "petrol", 5], "CDMR"),
  model("VF3LBHNS", "Peugeot", "308 SW", ["car", "diesel", 5], "CWMD"),
  model("TMBJJ9NX", "Škoda", "Octavia Combi", ["car", "diesel", 5], "IWAD"),
  model("W1N2539B", "Mercedes-Benz", "GLC", ["car", "phev", 5], "FFAI"),
  model("WBY8P210", "BMW", "i4", ["car", "bev", 5], "PCAC"),
  model("VF1RFK00", "Renault", "Trafic", ["van", "diesel", 9], "SVMD")
]

/** Cars of a dealer in Texas. */
export const dealerModels: ReadonlyArray<Model> = [
  model("1FTFW1E5", "Ford", "F-150", ["truck", "petrol", 5]),
  model("1GNSKBKC", "Chevrolet", "Tahoe", ["car", "petrol", 8]),
  model("5TDGZRBH", "Toyota", "Highlander", ["car", "hev", 8]),
  model("2HKRS4H7", "Honda", "CR-V", ["car", "petrol", 5]),
  model("5YJ3E1EA", "Tesla", "Model 3", ["car", "bev", 5]),
  model("3KPF24AD", "Kia", "Forte", ["car", "petrol", 5]),
  model("KM8JBCAE", "Hyundai", "Tucson", ["car", "hev", 5]),
  model("1C4RJKBG", "Jeep", "Grand Cherokee", ["car", "petrol", 7])
]
