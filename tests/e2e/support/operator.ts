import { expect } from "@playwright/test"
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { ensurePostgres } from "#infra/embedded"
import { Client } from "pg"

const run = promisify(execFile)
const dataDir = (): string => process.env["E2E_DATA_DIR"] ?? ""

/** Runs a scheduled job now, as an operator does who does not want to wait for its time. It may be running already. */
export const runJob = (name: string): Promise<void> =>
  expect(async () => {
    await run(process.execPath, ["apps/cli/bin.mjs", "jobs", "run", name], {
      env: { ...process.env, DATA_DIR: dataDir() }
    })
  }).toPass()

/** Runs statements as superuser, for what otherwise only time does. */
export const changeDatabase = async (
  folder: string,
  statements: ReadonlyArray<string>,
  values: ReadonlyArray<unknown> = []
): Promise<void> => {
  const { urls } = await ensurePostgres({ dataDir: folder })
  const client = new Client({ connectionString: urls.admin })
  await client.connect()
  for (const statement of statements) await client.query(statement, [...values])
  await client.end()
}

/** Lets a device have been in its vehicle for days, and silent for some hours: nothing else makes them pass. */
export const letBeSilent = (deviceName: string, organization: string, hours: number): Promise<void> =>
  changeDatabase(
    dataDir(),
    [
      `update telematics.device_states s set seen_at = now() - make_interval(hours => $3)
       from telematics.devices d
       where d.organization_id = $2 and d.name = $1 and s.organization_id = d.organization_id and s.device_id = d.id`,
      `update telematics.device_links l set linked_from = now() - make_interval(hours => 2 * $3)
       from telematics.devices d
       where d.organization_id = $2 and d.name = $1 and l.organization_id = d.organization_id and l.device_id = d.id`
    ],
    [deviceName, organization, hours]
  )
