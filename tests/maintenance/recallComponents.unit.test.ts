import { describe, expect, it } from "vitest"
import { nameOfComponent, systemOfComponent } from "../../modules/maintenance/recalls/domain/components.ts"

describe("a component of a published recall", () => {
  it.for([
    ["AIR BAGS:FRONTAL:DRIVER SIDE:INFLATOR MODULE", "safety_equipment"],
    ["SEAT BELTS:FRONT:RETRACTOR", "safety_equipment"],
    ["SERVICE BRAKES, HYDRAULIC:FOUNDATION COMPONENTS:HOSES", "brakes"],
    ["ELECTRONIC STABILITY CONTROL (ESC)", "brakes"],
    ["STEERING:ELECTRIC POWER ASSIST SYSTEM", "steering"],
    ["SUSPENSION:REAR", "suspension"],
    ["TIRES", "tires_wheels"],
    ["WHEELS:CAP/COVER/HUB", "tires_wheels"],
    ["EXTERIOR LIGHTING:HEADLIGHTS", "lights"],
    ["INTERIOR LIGHTING", "interior"],
    ["VISIBILITY/WIPER", "wipers"],
    ["VISIBILITY:DEFROSTER/DEFOGGER SYSTEM", "heating"],
    ["VISIBILITY:SUN ROOF ASSEMBLY", "glass_mirrors"],
    ["ENGINE AND ENGINE COOLING:COOLING SYSTEM", "cooling"],
    ["ENGINE AND ENGINE COOLING:EXHAUST SYSTEM", "exhaust"],
    ["ENGINE AND ENGINE COOLING:ENGINE", "engine"],
    ["VEHICLE SPEED CONTROL:CRUISE CONTROL", "engine"],
    ["FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP", "fuel"],
    ["POWER TRAIN:AUTOMATIC TRANSMISSION", "transmission"],
    ["HYBRID PROPULSION SYSTEM", "battery"],
    ["ELECTRICAL SYSTEM:PROPULSION SYSTEM:TRACTION BATTERY", "battery"],
    ["ELECTRICAL SYSTEM:BODY CONTROL MODULE:SOFTWARE", "electrical"],
    ["BACK OVER PREVENTION: SENSING SYSTEM: CAMERA", "electrical"],
    ["TRAILER HITCHES", "coupling"],
    ["SEATS:FRONT ASSEMBLY", "interior"],
    ["STRUCTURE:BODY:DOOR", "body"],
    ["LATCHES/LOCKS/LINKAGES:DOORS:LATCH", "body"],
    ["EQUIPMENT:OTHER:LABELS", "documents"],
    ["UNKNOWN OR OTHER", "other"]
  ] as const)("%s is of the system %s", ([component, system]) => {
    expect(systemOfComponent(component)).toBe(system)
  })

  it("is written in sentence case", () => {
    expect(nameOfComponent("AIR BAGS:FRONTAL: DRIVER SIDE")).toBe("Air bags, frontal, driver side")
    expect(nameOfComponent("TIRES:")).toBe("Tires")
  })
})
