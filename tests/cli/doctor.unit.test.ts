import { expect, it } from "vitest"
import { clockFinding } from "../../apps/cli/doctor/database.ts"
import { diskFinding } from "../../apps/cli/doctor/machine.ts"
import { queueFinding } from "../../apps/cli/doctor/queues.ts"

it.each([
  [5e9, "ok", "5.0 of 20 GB free."],
  [0.9e9, "warning", "0.9 of 20 GB free."],
  [0.1e9, "fault", "0.1 of 20 GB free."]
])("with %d bytes free the disk is %s", (free, status, says) => {
  expect(diskFinding(free, 20e9)).toMatchObject({ status, says })
})

it.each([
  [900, "ok"],
  [-2_500, "warning"],
  [31_000, "fault"],
  [-31_000, "fault"]
])("with clocks %d milliseconds apart the clock is %s", (skew, status) => {
  expect(clockFinding(skew)).toMatchObject({ status })
})

const queue = (name: string, waiting: number, running: number) => ({
  name,
  does: "",
  cron: null,
  retries: 0,
  exclusive: false,
  touches: [],
  waiting: 1,
  retrying: 0,
  running: 1,
  oldest_waiting_seconds: waiting,
  oldest_running_seconds: running,
  dead: 0,
  succeeded_at: null
})

it.each([
  [0, 0, "ok"],
  [600, 900, "ok"],
  [601, 0, "warning"],
  [3_601, 0, "fault"],
  [0, 901, "fault"]
])("a queue that waits %d and runs %d seconds is %s", (waiting, running, status) => {
  const finding = queueFinding([queue("mail.send", waiting, running), queue("jobs.clean-up", 0, 0)])
  expect(finding).toMatchObject({ status })
  expect(finding.says.includes("mail.send")).toBe(status !== "ok")
  expect(finding.says).not.toContain("jobs.clean-up")
})
