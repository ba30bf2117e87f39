import { type ChildProcess, fork } from "node:child_process"
import { readFileSync } from "node:fs"
import { ORGANIZATION } from "./data.ts"
import { atMost, heading, row } from "./figures.ts"
import { LOOKING, REPORTING } from "./telematicsData.ts"
import type { StreamReply, StreamRequest } from "./telematicsStreamClient.ts"

const SECONDS = 20

/** The processor time of a process in seconds; Linux counts in hundredths. */
const processorSeconds = ({ pid }: ChildProcess): number => {
  if (process.platform !== "linux") return NaN
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (.*)/s)
  const [user, system] = fields.split(" ").slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

/** Vehicles that report once a second, each in a request of its own, and people who look at the map, in one process each. */
export const measureStream = async (product: ChildProcess, port: number): Promise<void> => {
  const client = fork("tests/bench/telematicsStreamClient.ts")
  try {
    const request: StreamRequest = {
      port,
      path: `/api/organizations/${ORGANIZATION}/position-stream`,
      tokens: Array.from({ length: LOOKING }, (_, place) => `a${place + 2}`),
      seconds: SECONDS
    }
    const [before, began] = [processorSeconds(product), performance.now()]
    client.send(request)
    const reply = await new Promise<StreamReply>((resolve, reject) => {
      client.once("message", (answer) => resolve(answer as StreamReply))
      client.once("exit", () => reject(new Error("The client ended without an answer.")))
    })
    const share = ((processorSeconds(product) - before) * 1000) / (performance.now() - began)
    const size = `${REPORTING.toLocaleString("en")} vehicles to ${LOOKING} streams`
    heading(["1 Hz", "p50 ms", "p99 ms", "most ms", "received", "missing", "answer p99 ms", "of a core"])
    const { p50, p99, most, received, missing, answered } = reply
    row([size, p50, p99, most, String(received), String(missing), answered, share])
    atMost(`${size}, each once a second: p99 from report to receipt, ms`, p99, 1000)
    atMost(`${size}: reports that a stream did not receive`, missing, 0)
  } finally {
    if (client.exitCode === null) client.kill("SIGTERM")
  }
}
