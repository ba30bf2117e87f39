import { assert, dictionary, constantFrom, oneof, property, string } from "fast-check"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { VinDecoding } from "../../../modules/fleet/contract/vin/decoding.ts"
import { KnownVin } from "../../../modules/fleet/contract/vin/Vin.ts"
import { decodingOf } from "../../../modules/fleet/vehicles/domain/decodingOf.ts"
import { mostFitting } from "../../../modules/fleet/vehicles/domain/mostFitting.ts"
import type { VinVariables } from "../../../modules/fleet/vehicles/domain/vinVariables.ts"

const VIN = KnownVin.make("1HGCM82633A004352")
const decoding = (variables: VinVariables) => decodingOf(VIN, { source: "vpic", variables })
const proposal = (variables: VinVariables) => decoding(variables).proposal

const SUV = "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)"

describe("what a decoder says about a vehicle", () => {
  it.each([
    ["Sedan/Saloon", "Passenger Car", "car", "Sedan"],
    [SUV, "Multipurpose Passenger Vehicle (MPV)", "car", "SUV"],
    ["Minivan", "Multipurpose Passenger Vehicle (MPV)", "van", "Minivan"],
    ["Cargo Van", "Truck", "van", "Cargo Van"],
    ["Step Van / Walk-in Van", "Truck", "van", "Step Van / Walk-in Van"],
    ["Incomplete - Cutaway", "Incomplete Vehicle", "van", "Cutaway"],
    ["Incomplete - Chassis Cab (Single Cab)", "Incomplete Vehicle", "truck", "Chassis Cab (Single Cab)"],
    ["Incomplete - Shuttle Bus Chassis", "Incomplete Vehicle", null, "Shuttle Bus Chassis"],
    ["Bus - School Bus", "Bus", null, "Bus - School Bus"],
    ["Sport Utility Truck (SUT)", "Multipurpose Passenger Vehicle (MPV)", "truck", "Pickup"],
    ["Truck-Tractor", "Truck", "truck", "Tractor"],
    ["Trailer", "Trailer", "trailer", "Trailer"],
    ["Motorcycle - Scooter", "Motorcycle", "motorcycle", "Scooter"],
    ["Off-road Vehicle - Dirt Bike / Off-Road", "Off Road Vehicle", "motorcycle", "Dirt Bike / Off-Road"],
    ["Off-road Vehicle - Farm Equipment", "Off Road Vehicle", "equipment", "Farm Equipment"],
    [undefined, "Low Speed Vehicle (LSV)", "car", null],
    [undefined, undefined, null, null]
  ])(
    "as a body %s of type %s means the kind %s and the body %s",
    (BodyClass, VehicleType, kind, body_class) =>
      expect(proposal({ BodyClass, VehicleType })).toMatchObject({ kind, body_class })
  )

  it.each<readonly [VinVariables, string | null]>([
    [{ FuelTypePrimary: "Gasoline" }, "petrol"],
    [{ FuelTypePrimary: "Diesel" }, "diesel"],
    [{ FuelTypePrimary: "Electric" }, "bev"],
    [{ FuelTypePrimary: "Gasoline", FuelTypeSecondary: "Electric" }, "hev"],
    [{ FuelTypePrimary: "Gasoline", FuelTypeSecondary: "Electric", Model: "Prius Prime" }, "phev"],
    [{ FuelTypePrimary: "Electric", FuelTypeSecondary: "Gasoline" }, "phev"],
    [
      {
        FuelTypePrimary: "Gasoline",
        FuelTypeSecondary: "Electric",
        ElectrificationLevel: "PHEV (Plug-in Hybrid Electric Vehicle)"
      },
      "phev"
    ],
    [
      {
        FuelTypePrimary: "Diesel",
        FuelTypeSecondary: "Electric",
        ElectrificationLevel: "Mild HEV (Hybrid Electric Vehicle)"
      },
      "diesel"
    ],
    [
      {
        FuelTypePrimary: "Gasoline",
        ElectrificationLevel: "HEV (Hybrid Electric Vehicle) - Level Unknown"
      },
      "hev"
    ],
    [{ FuelTypePrimary: "Gasoline", FuelTypeSecondary: "Ethanol (E85)" }, "flex"],
    [{ FuelTypePrimary: "Flexible Fuel Vehicle (FFV)" }, "flex"],
    [{ FuelTypePrimary: "Compressed Natural Gas (CNG)" }, "cng"],
    [{ FuelTypePrimary: "Liquefied Petroleum Gas (propane or LPG)" }, "lpg"],
    [{ FuelTypePrimary: "Fuel Cell" }, "h2"],
    [{ FuelTypePrimary: "Liquefied Natural Gas (LNG)" }, "other"],
    [{}, null]
  ])("%j means the fuel %s", (variables, fuel_type) => expect(proposal(variables).fuel_type).toBe(fuel_type))

  it.each<readonly [VinVariables, object]>([
    [{ DriveType: "4WD/4-Wheel Drive/4x4" }, { drive: "4wd" }],
    [{ DriveType: "AWD/All-Wheel Drive" }, { drive: "awd" }],
    [{ DriveType: "2WD/4WD" }, { drive: null }],
    [{ DriveType: "6x4" }, { drive: null }],
    [{ Trim: "LE AWD" }, { drive: "awd", trim: "LE AWD" }],
    [{ TransmissionStyle: "Manual/Standard" }, { transmission: "manual" }],
    [{ TransmissionStyle: "Automated Manual Transmission (AMT)" }, { transmission: "automatic" }],
    [{ TransmissionStyle: "Continuously Variable Transmission (CVT)" }, { transmission: "automatic" }],
    [{ GVWR: "Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)" }, { gvwr_g: 2_268_000 }],
    [{ GVWR: "Class 1: 6,000 lb or less (2,722 kg or less)" }, { gvwr_g: 2_722_000 }],
    [{ GVWR: "Class 8: 33,001 lb and above (14,969 kg and above)" }, { gvwr_g: null }],
    [
      { BatteryKWh: "77.4", Doors: "5", Seats: "0" },
      { battery_wh: 77_400, doors: 5, seats: null }
    ],
    [
      { Make: "SAAB", ModelYear: "2009" },
      { make: "Saab", model_year: 2009 }
    ],
    [{ Make: "BMW" }, { make: "BMW" }],
    [{ Make: "BLUE BIRD" }, { make: "Blue Bird" }],
    // Of another server, so it may be anything.
    [
      { Make: "x".repeat(61), Model: "\u0000", Doors: "-1", ModelYear: "1e9" },
      { make: "Honda", model: null }
    ]
  ])("%j means %j", (variables, expected) => expect(proposal(variables)).toMatchObject(expected))

  it.each<readonly [VinVariables, string | null]>([
    [
      { DisplacementL: "2", EngineCylinders: "4", EngineConfiguration: "In-Line", EngineModel: "B48" },
      "2.0 L I4 B48"
    ],
    [
      { DisplacementL: "2.0", EngineConfiguration: "Horizontally opposed (boxer)", EngineCylinders: "4" },
      "2.0 L H4"
    ],
    [{ EngineCylinders: "4" }, null]
  ])("%j is the engine %s", (variables, engine) => expect(decoding(variables).facts.engine).toBe(engine))

  it("is always a valid answer", () => {
    const isValid = Schema.is(VinDecoding)
    const names = [
      "Make",
      "Model",
      "ModelYear",
      "Trim",
      "Doors",
      "GVWR",
      "BatteryKWh",
      "PlantCountry",
      "Seats"
    ]
    const texts = ["Infinity", "NaN", "1e400", "0x10", "- 9,9,9 kg", "Class 2: , kg"]
    assert(
      property(
        dictionary(constantFrom(...names), oneof(string({ unit: "binary" }), constantFrom(...texts))),
        (variables) => isValid(decoding(variables))
      )
    )
  })
})

describe("what a catalog says for several years", () => {
  const car = { VehicleType: "Passenger Car", Model: "Accord" }

  it("is that of the likely year, if both have a model", () =>
    expect(
      mostFitting(
        [
          { ...car, ModelYear: "2026" },
          { ...car, ModelYear: "1996" }
        ],
        1996
      )
    ).toEqual({ ...car, ModelYear: "1996" }))

  it("is what both have in common if the vehicle is heavy", () => {
    const truck = { VehicleType: "Truck", Model: "FL70", GVWR: "Class 7: 26,001 - 33,000 lb" }
    const answers = [
      { ...truck, ModelYear: "2026", Trim: "a" },
      { ...truck, ModelYear: "1996", Trim: "b" }
    ]
    expect(mostFitting(answers, 1996)).toEqual(truck)
  })

  it("is that of the only year with a model, even if another is more likely", () =>
    expect(mostFitting([{ ModelYear: "2026" }, { ...car, ModelYear: "1996" }], 2026)).toEqual({
      ...car,
      ModelYear: "1996"
    }))
})
