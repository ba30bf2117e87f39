import { readFile } from "node:fs/promises"
import { Spreadsheets } from "#infra/spreadsheets"
import type { Page } from "@playwright/test"
import { Effect, Stream } from "effect"

/** The rows of a CSV file or workbook, with its headers first. */
const rowsOf = (bytes: Uint8Array): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  Spreadsheets.use((all) => all.open(Stream.fromIterable([bytes]), { caller: "journey" })).pipe(
    Effect.flatMap(({ rows }) => Stream.runCollect(rows)),
    Effect.map((rows) => rows.map(({ cells }) => cells)),
    Effect.scoped,
    Effect.provide(Spreadsheets.layer),
    Effect.runPromise
  )

/** Downloads a CSV file or workbook, and reads it as an import would. */
export const downloadedTable = async (page: Page, act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()])
  return { name: download.suggestedFilename(), rows: await rowsOf(await readFile(await download.path())) }
}
