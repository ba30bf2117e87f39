// The product without workers. On each message it reports what it has spent since the one before, in milliseconds of
// processor time: in all its threads, and at most between two turns of its event loop. No other request is answered
// within such a turn, however busy the machine is.

export interface Spent {
  readonly processor: number
  readonly longestTurn: number
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

let since = process.cpuUsage()
let turn = process.threadCpuUsage()
let longestTurn = 0

const endTurn = () => {
  longestTurn = Math.max(longestTurn, milliseconds(process.threadCpuUsage(turn)))
  turn = process.threadCpuUsage()
}
setInterval(endTurn, 1).unref()

process.on("message", () => {
  endTurn()
  process.send?.({ processor: milliseconds(process.cpuUsage(since)), longestTurn } satisfies Spent)
  since = process.cpuUsage()
  longestTurn = 0
})
process.channel?.unref()

await import("../support/quietServer.ts")
