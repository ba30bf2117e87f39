import { decodeSettings } from "#infra/config"
import { pool } from "#infra/postgres"
import { OrganizationId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect, Exit, ManagedRuntime, Redacted, Scope } from "effect"
import { buildServices } from "../../apps/system/serve.ts"
import { DeviceId } from "../../modules/telematics/contract/ids.ts"
import { receiveReports, type Reported } from "../../modules/telematics/positions/commands/StoreReports.ts"
import { ORGANIZATION } from "./data.ts"
import { atLeast, atMost, heading, median, row } from "./figures.ts"
import { deviceId, deviceKey, placeOf, REPORTING } from "./telematicsData.ts"
import { OPTIONS_OF_BARE, type Sent, storeAll } from "./telematicsRows.ts"

const ROUNDS = 9
const PER_ROUND = 8
const BATCH = 500

const hour = 3_600_000
/** No position is sent twice, in whatever order the measurements run. */
let seconds = Math.floor((Date.now() - 40 * hour) / 1000)

/** Batches of so many devices, each time the next ones, with the same number of positions of each. */
const batchesOf = (devices: number) => {
  let first = 0
  return (): ReadonlyArray<Sent> => {
    const each = BATCH / devices
    first = (first + devices) % REPORTING
    seconds += each
    return Array.from({ length: BATCH }, (_, place) => {
      const device = 1 + ((first + Math.floor(place / each)) % REPORTING)
      const at = new Date((seconds + (place % each)) * 1000)
      return { device, at, ...placeOf(device, place % each) }
    })
  }
}

/** As decoders hand them over. */
const reportedOf = (positions: ReadonlyArray<Sent>): ReadonlyArray<Reported> =>
  [...Map.groupBy(positions, ({ device }) => device)].map(([device, sent]) => ({
    deviceId: DeviceId.make(deviceId(device)),
    keyHash: Buffer.from(hashToken(deviceKey(device))).toString("hex"),
    reports: sent.map(({ at, latitude, longitude }) => ({
      at,
      fix: { latitude, longitude, speed: 10, heading: 90, altitude: null, accuracy: null },
      measured: { ignition: true }
    }))
  }))

interface Storing {
  /** Stores a batch; resolves with the milliseconds that it took. */
  readonly store: (positions: ReadonlyArray<Sent>) => Promise<number>
  readonly close: () => Promise<void>
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The product's command with the application's role, in this process. */
export const productStoring = async (env: Readonly<Record<string, string>>): Promise<Storing> => {
  const settings = await Effect.runPromise(decodeSettings(env))
  const url = (name: string) => Redacted.make(env[name] ?? "")
  const urls = {
    application: url("DATABASE_URL"),
    system: url("DATABASE_SYSTEM_URL"),
    jobs: url("DATABASE_JOBS_URL")
  }
  const scope = Scope.makeUnsafe()
  const { application } = await Effect.runPromise(
    Scope.provide(buildServices(settings, urls, "sends"), scope)
  )
  const run = Effect.runPromiseWith(application)
  const organizationId = OrganizationId.make(ORGANIZATION)
  return {
    store: (positions) => {
      const reported = reportedOf(positions)
      return timed(async () => {
        const accepted = await run(receiveReports(organizationId, reported))
        if (!accepted.every((isAccepted) => isAccepted)) throw new Error("Not all reports were accepted.")
      })
    },
    close: () => Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

const bareStoring = (ownerUrl: string): Storing => {
  const runtime = ManagedRuntime.make(pool({ ...OPTIONS_OF_BARE, url: Redacted.make(ownerUrl) }))
  return {
    store: (positions) => timed(() => runtime.runPromise(storeAll(positions))),
    close: () => runtime.dispose()
  }
}

/** The milliseconds of each batch, by round. Batches alternate, after a round to warm up. */
const alternating = async (
  batch: () => ReadonlyArray<Sent>,
  storings: readonly [Storing, Storing]
): Promise<ReadonlyArray<readonly [ReadonlyArray<number>, ReadonlyArray<number>]>> => {
  const [one, other] = storings
  const rounds: Array<readonly [ReadonlyArray<number>, ReadonlyArray<number>]> = []
  for (let round = 0; round <= ROUNDS; round++) {
    const times: readonly [Array<number>, Array<number>] = [[], []]
    for (let n = 0; n < PER_ROUND; n++) {
      times[0].push(await one.store(batch()))
      times[1].push(await other.store(batch()))
    }
    if (round > 0) rounds.push(times)
  }
  return rounds
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, number) => all + number, 0)

/** Batches of 500 positions against one statement that inserts the same rows. */
export const measureBatches = async (
  env: Readonly<Record<string, string>>,
  ownerUrl: string
): Promise<void> => {
  const [product, bare] = [await productStoring(env), bareStoring(ownerUrl)]
  heading(["500 positions of", "product positions/s", "p50 ms", "bare positions/s", "bare p50", "ratio"])
  try {
    for (const devices of [50, 1, 500]) {
      const rounds = await alternating(batchesOf(devices), [product, bare])
      const perSecond = (side: 0 | 1) =>
        median(rounds.map((times) => (PER_ROUND * BATCH * 1000) / sum(times[side])))
      const p50 = (side: 0 | 1) => median(rounds.flatMap((times) => times[side]))
      const ratio = median(rounds.map(([ours, theirs]) => sum(theirs) / sum(ours)))
      row([`${devices} devices`, perSecond(0), p50(0), perSecond(1), p50(1), ratio])
      if (devices === 50) atLeast("500 positions of 50 devices: of a bare INSERT", ratio, 0.5)
    }
  } finally {
    await Promise.all([product.close(), bare.close()])
  }
}

/** The same batches with all stored positions and with the fewest. */
export const measureGrowth = async (
  large: Readonly<Record<string, string>>,
  small: Readonly<Record<string, string>>,
  names: readonly [large: string, small: string]
): Promise<void> => {
  const storings = [await productStoring(large), await productStoring(small)] as const
  try {
    const rounds = await alternating(batchesOf(50), storings)
    const ratio = median(rounds.map(([most, fewest]) => median(most) / median(fewest)))
    const p50 = (side: 0 | 1) => median(rounds.flatMap((times) => times[side]))
    heading(["stored positions", "p50 ms of 500 positions"])
    row([names[0], p50(0)])
    row([names[1], p50(1)])
    atMost(`500 positions: p50 at ${names[0]} to that at ${names[1]}`, ratio, 1.25)
  } finally {
    await Promise.all(storings.map(({ close }) => close()))
  }
}
