import { startDimo, type Vehicle } from "./index.ts"

/** Sample vehicles: each kind of device, and one with little data. */
const vehicles: ReadonlyArray<Vehicle> = [
  {
    tokenId: 117_315,
    definition: { make: "Ford", model: "Transit", year: 2022 },
    aftermarket: { serial: "AP-7F3C-0192", imei: "356938035643809", maker: "AutoPi" }
  },
  { tokenId: 117_316, definition: { make: "Tesla", model: "Model Y", year: 2024 }, synthetic: true },
  {
    tokenId: 117_320,
    definition: { make: "Mercedes-Benz", model: "Sprinter", year: 2021 },
    aftermarket: { serial: "10438271", imei: null, maker: "HashDog" },
    synthetic: true
  },
  { tokenId: 117_402, definition: null }
]

const port = Number(process.argv[2] ?? 4600)
const dimo = await startDimo({ port, clientId: "0x51dacc165f1306abfbf0a6312ec96e13aaa826db" })
dimo.setVehicles(dimo.wallet(), vehicles)
const settings = Object.entries(dimo.env).map(([name, value]) => `${name}=${value}`)
process.stdout.write(
  `A test double of DIMO listens at ${dimo.url}. Start the app with\n\n  ${settings.join(" ")} npm start\n\n`
)
process.once("SIGINT", () => void dimo.stop()).once("SIGTERM", () => void dimo.stop())
