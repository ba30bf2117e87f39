import { setPriority } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import sharp from "sharp"
import { type Attack, type Attacker, attacks } from "./attacks.ts"
import { count, type AttackReport } from "./report.ts"
import { ATTACKING_ORGANIZATIONS, attackingAccounts } from "./world.ts"

/*
 * Three attackers in a process of their own. Each repeats one attack for some seconds, burst after burst, then
 * goes on to the next; they begin at different ones.
 */

/** Their own work would happen on other machines: here it must not take processor time from the server. */
const LOWEST_PRIORITY = 19
const TURN_MILLIS = 10_000
const BETWEEN_BURSTS_MILLIS = 500
const SIDE = 3_500

const port = Number(process.argv[2])
const report: Record<string, Record<string, number>> = {}
const ending = new AbortController()

const repeat = async (attack: Attack, attacker: Attacker): Promise<void> => {
  for (const end = performance.now() + TURN_MILLIS; performance.now() < end && !ending.signal.aborted;) {
    await attack(attacker)
    await sleep(BETWEEN_BURSTS_MILLIS)
  }
}

const attackInTurn = async (organization: number, first: number, picture: Buffer): Promise<void> => {
  const all = Object.entries(attacks)
  for (let turn = first; !ending.signal.aborted; turn++) {
    const [name, attack] = all[turn % all.length] ?? []
    if (name === undefined || attack === undefined) return
    const answers = (report[name] ??= {})
    const note = (status: number | string) => count(answers, String(status))
    await repeat(attack, { port, organization, accounts: attackingAccounts(organization), picture, note })
  }
}

process.on("message", (message: "begin" | "end") => message === "end" && ending.abort())

setPriority(LOWEST_PRIORITY)
const blank = { width: SIDE, height: SIDE, channels: 3, background: "white" } as const
const picture = await sharp({ create: blank }).avif({ quality: 1, effort: 0 }).toBuffer()
process.send?.("ready")
const step = Object.keys(attacks).length / ATTACKING_ORGANIZATIONS.length
await new Promise((begin) => process.once("message", begin))
await Promise.all(
  ATTACKING_ORGANIZATIONS.map((organization, n) => attackInTurn(organization, Math.round(n * step), picture))
)
process.send?.(report satisfies AttackReport, () => process.exit(0))
