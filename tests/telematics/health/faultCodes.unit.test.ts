import { describeFault } from "#telematics/contract"
import { array, assert, constantFrom, oneof, property, string } from "fast-check"
import { describe, expect, it } from "vitest"
import { faultCodesIn } from "../../../modules/telematics/health/domain/faultCodes.ts"

describe("fault codes", () => {
  it.each<[ReadonlyArray<string>, ReadonlyArray<string>]>([
    [["P0104"], ["P0104"]],
    [["P0D14 P0101"], ["P0D14", "P0101"]],
    [[`["P0101","U0100"]`], ["P0101", "U0100"]],
    [["p0420,c0123;B0003"], ["P0420", "C0123", "B0003"]],
    [
      ["P0101", "P0101 P0102"],
      ["P0101", "P0102"]
    ],
    [
      ["P0101-11", "P010211"],
      ["P0101", "P0102"]
    ],
    [["", "[]", " , "], []],
    [[], []]
  ])("%j are %j", (texts, codes) => expect(faultCodesIn(texts).map(({ code }) => code)).toEqual(codes))

  it("are stored as reported, too", () =>
    expect(faultCodesIn(["p0101-11"])).toEqual([{ code: "P0101", raw: "p0101-11" }]))

  it.each(["SPN 100 FMI 3", "P4101", "P01", "XP0101", "P0101ABC", "D0101"])(
    "in another notation are only stored as reported: %s",
    (raw) => expect(faultCodesIn([raw])).toEqual([{ code: null, raw }])
  )

  it("are at most 50, and short", () => {
    const many = Array.from({ length: 90 }, (_, index) => `P${String(index).padStart(4, "0")}`)
    expect(faultCodesIn(many)).toHaveLength(50)
    expect(faultCodesIn(["x".repeat(500_000)])).toEqual([{ code: null, raw: "x".repeat(50) }])
  })

  it("are read from any text", () => {
    const text = oneof(string({ unit: "binary" }), constantFrom("P0101", "U0100-00", "[", " "))
    assert(
      property(array(text), (texts) => {
        const codes = faultCodesIn(texts)
        expect(codes.every(({ code }) => code === null || /^[PBCU][0-3][0-9A-F]{3}$/.test(code))).toBe(true)
        expect(new Set(codes.map(({ code, raw }) => code ?? `? ${raw}`)).size).toBe(codes.length)
      })
    )
  })
})

describe("the description of a fault code", () => {
  it.each([
    ["P0101", "Engine and transmission: air and fuel", "Motor y transmisión: aire y combustible"],
    [
      "P0300",
      "Engine and transmission: ignition or misfire",
      "Motor y transmisión: encendido o fallos de combustión"
    ],
    [
      "P0D14",
      "Engine and transmission: hybrid or electric drive",
      "Motor y transmisión: propulsión híbrida o eléctrica"
    ],
    ["P2714", "Engine and transmission: transmission", "Motor y transmisión: transmisión"],
    [
      "P1234",
      "Engine and transmission: defined by the manufacturer",
      "Motor y transmisión: definido por el fabricante"
    ],
    ["P3400", "Engine and transmission", "Motor y transmisión"],
    ["P2A00", "Engine and transmission", "Motor y transmisión"],
    ["C0123", "Chassis", "Chasis"],
    ["C1234", "Chassis: defined by the manufacturer", "Chasis: definido por el fabricante"],
    ["B0003", "Body", "Carrocería"],
    [
      "U0100",
      "Network: a control unit does not respond",
      "Red de comunicación: una unidad de control no responde"
    ],
    ["U0401", "Network: invalid data", "Red de comunicación: datos no válidos"],
    ["U3000", "Network", "Red de comunicación"],
    ["?", null, null]
  ])("%s", (code, en, es) => {
    expect(describeFault(code, "en")).toBe(en)
    expect(describeFault(code, "es")).toBe(es)
  })
})
