import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { jobs } from "../../../apps/system/assembly.ts"

// The formatter pads table cells.
const page = readFileSync("docs/jobs.md", "utf8").replaceAll(/ +/g, " ")

const when = ({ cron, events }: (typeof jobs)[number]): string =>
  cron === null ? (events.length === 0 ? "when queued" : `when ${events.join(", ")}`) : `\`${cron}\``

const row = (job: (typeof jobs)[number]): string =>
  `| \`${job.name}\` | ${job.does} | ${when(job)} | ${job.retries} | ${job.exclusive ? "one" : "any number"} | ${job.touches.join(", ")} |`

it.each(jobs.map((job) => [job.name, job] as const))("docs/jobs.md describes %s", (_, job) => {
  expect(page).toContain(row(job))
})

it("docs/jobs.md describes no job that does not exist", () => {
  const rows = [...page.matchAll(/^\| `([a-z-]+\.[a-z-]+)` \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(jobs.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)))
})

it("every job has a description, the tables it touches and a unique name", () => {
  for (const { name, does, touches } of jobs) {
    expect.soft(does, name).toMatch(/^[A-Z].+\.$/)
    expect.soft(touches.length, name).toBeGreaterThan(0)
  }
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})

it("every scheduled job is exclusive", () => {
  expect(jobs.filter(({ cron, exclusive }) => cron !== null && !exclusive)).toEqual([])
})
