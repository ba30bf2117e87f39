import { execFileSync } from "node:child_process"
import { constants, setPriority } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { type Attack, type Attacker, attacks } from "./attacks.ts"
import { hostilePicture } from "./pictures.ts"
import { seeded } from "./random.ts"
import { count, type AttackReport } from "./report.ts"
import { ATTACKING_ORGANIZATIONS, attackingAccounts } from "./world.ts"

/*
 * Three attackers in a process of their own. Each repeats one attack for some seconds, burst after burst, then
 * goes on to the next.
 */

const TURN_MILLIS = 10_000
const BETWEEN_BURSTS_MILLIS = 500

const port = Number(process.argv[2])
const only = process.argv[3]
const chosen = Object.entries(attacks).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0)
  throw new Error(`There is no attack "${only}". There are: ${Object.keys(attacks).join(", ")}.`)
const report: Record<string, { answers: Record<string, number>; turns: Array<readonly [number, number]> }> =
  {}
const ending = new AbortController()

const repeat = async (attack: Attack, attacker: Attacker): Promise<void> => {
  for (const end = performance.now() + TURN_MILLIS; performance.now() < end && !ending.signal.aborted;) {
    await attack(attacker)
    await sleep(BETWEEN_BURSTS_MILLIS)
  }
}

const random = seeded(11)

/** In an order of their own, so that over time each attack coincides with every other. */
const shuffled = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all
    .map((one) => ({ one, key: random(2 ** 31) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)

const attackInTurn = async (organization: number, picture: Buffer): Promise<void> => {
  while (!ending.signal.aborted)
    for (const [name, attack] of shuffled(chosen)) {
      if (ending.signal.aborted) return
      const { answers, turns } = (report[name] ??= { answers: {}, turns: [] })
      const note = (status: number | string) => count(answers, String(status))
      const from = Date.now()
      await repeat(attack, { port, organization, accounts: attackingAccounts(organization), picture, note })
      turns.push([from, Date.now()])
    }
}

/**
 * Their own work would happen on other machines: here it gets only processor time that nobody else wants. A low priority
 * alone would take turns of several milliseconds from the server.
 */
const yieldProcessor = (): void => {
  setPriority(constants.priority.PRIORITY_LOW)
  if (process.platform === "linux")
    execFileSync("chrt", ["--idle", "--all-tasks", "--pid", "0", String(process.pid)])
}

process.on("message", (message: "begin" | "end") => message === "end" && ending.abort())

yieldProcessor()
const picture = await hostilePicture()
process.send?.("ready")
await new Promise((begin) => process.once("message", begin))
await Promise.all(ATTACKING_ORGANIZATIONS.map((organization) => attackInTurn(organization, picture)))
process.send?.(report satisfies AttackReport, () => process.exit(0))
