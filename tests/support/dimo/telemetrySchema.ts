import { buildSchema } from "graphql"

const signal = (type: "Float" | "String" | "Location", privilege: string) => (name: string) =>
  `${name}: Signal${type} @requiresAllOfPrivileges(privileges: [${privilege}])`

const NON_LOCATION = "VEHICLE_NON_LOCATION_DATA"
const LOCATION = "VEHICLE_ALL_TIME_LOCATION"

/** The part of the Telemetry API's published schema that the latest values of a vehicle need. */
export const telemetrySchema = buildSchema(`
scalar Time
directive @requiresAllOfPrivileges(privileges: [Privilege!]!) on FIELD_DEFINITION
directive @requiresVehicleToken on FIELD_DEFINITION
enum Privilege {
  VEHICLE_NON_LOCATION_DATA
  VEHICLE_COMMANDS
  VEHICLE_CURRENT_LOCATION
  VEHICLE_ALL_TIME_LOCATION
  VEHICLE_VIN_CREDENTIAL
  VEHICLE_APPROXIMATE_LOCATION
  VEHICLE_RAW_DATA
}
type Query {
  signalsLatest(tokenId: Int!, filter: SignalFilter): SignalCollection @requiresVehicleToken
  availableSignals(tokenId: Int!, filter: SignalFilter): [String!] @requiresVehicleToken
  vinVCLatest(tokenId: Int!): VINVC
    @requiresVehicleToken @requiresAllOfPrivileges(privileges: [VEHICLE_VIN_CREDENTIAL])
}
input SignalFilter { source: String }
type SignalFloat { timestamp: Time! value: Float! }
type SignalString { timestamp: Time! value: String! }
type SignalLocation { timestamp: Time! value: Location! }
type Location { latitude: Float! longitude: Float! hdop: Float! }
type VINVC {
  vehicleTokenId: Int
  vin: String
  recordedBy: String
  recordedAt: Time
  countryCode: String
  vehicleContractAddress: String
  validFrom: Time
  validTo: Time
  rawVC: String!
}
type SignalCollection {
  lastSeen: Time
  ${["currentLocationAltitude", "currentLocationHeading"].map(signal("Float", LOCATION)).join("\n  ")}
  ${signal("Location", LOCATION)("currentLocationCoordinates")}
  ${signal("String", NON_LOCATION)("obdDTCList")}
  ${[
    "isIgnitionOn",
    "lowVoltageBatteryCurrentVoltage",
    "obdDistanceWithMIL",
    "obdStatusDTCCount",
    "powertrainFuelSystemAbsoluteLevel",
    "powertrainFuelSystemRelativeLevel",
    "powertrainRange",
    "powertrainTractionBatteryChargingIsCharging",
    "powertrainTractionBatteryStateOfChargeCurrent",
    "powertrainTransmissionTravelledDistance",
    "speed"
  ]
    .map(signal("Float", NON_LOCATION))
    .join("\n  ")}
}
`)

/** The names of privileges in tokens. */
export const NAMES: Readonly<Record<string, string>> = {
  VEHICLE_NON_LOCATION_DATA: "privilege:GetNonLocationHistory",
  VEHICLE_ALL_TIME_LOCATION: "privilege:GetLocationHistory",
  VEHICLE_VIN_CREDENTIAL: "privilege:GetVINCredential"
}
