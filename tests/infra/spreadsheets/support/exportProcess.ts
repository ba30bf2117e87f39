import { exportFile, type ExportFormat } from "#kernel"
import { tableEncoderOf } from "#infra/spreadsheets"

// Runs in a process of its own with `--expose-gc`: exports 100,000 rows and reports the memory that this took.

const PAGE = 250
const PAGES = 400
const WARM = 40

interface Row {
  readonly id: number
}

const file = exportFile<Row>(
  "rows",
  new Date(),
  [
    { key: "name", header: "name", kind: "text", value: ({ id }) => `Customer ${id}` },
    { key: "email", header: "email", kind: "text", value: ({ id }) => `customer.${id}@example.com` },
    { key: "notes", header: "notes", kind: "text", value: ({ id }) => `Called on day ${id}. `.repeat(10) },
    { key: "balance", header: "balance", kind: "number", decimals: 2, value: ({ id }) => id / 100 },
    { key: "created", header: "created", kind: "instant", value: ({ id }) => new Date(id * 1e7) }
  ],
  { format: process.argv[2] as ExportFormat, time_zone: "Europe/Madrid" }
)

/** What is in use, in bytes. */
const live = (): number => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const encode = tableEncoderOf(file)
let written = 0
let before = 0
let highest = 0
for (let page = 1; page <= PAGES; page++) {
  const rows = Array.from({ length: PAGE }, (_, at) => ({ id: page * PAGE + at }))
  written += (await encode({ rows, next: page < PAGES ? "more" : null })).length
  if (page === WARM) before = live()
  if (page % WARM === 0) highest = Math.max(highest, live())
}
process.send?.({ rows: PAGES * PAGE, written, growth: highest - before, rss: process.memoryUsage.rss() })
