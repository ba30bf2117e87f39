import { expect } from "vitest"
import type { TestApp } from "./app.ts"

/**
 * How long a test waits for background work: much longer than it takes, because a busy machine is not a failure. The
 * wait ends as soon as the work is done.
 */
export const PATIENT = { timeout: 120_000, interval: 50 } as const

const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

/** Resolves once that many statements of the app's database wait for locks. */
export const untilBlocked = ({ admin }: Pick<TestApp, "admin">, statements = 1): Promise<void> =>
  expect.poll(async () => (await admin.query(WAITING)).rowCount, PATIENT).toBeGreaterThanOrEqual(statements)
