import { urlsFor, type Urls } from "#infra/embedded"
import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** The run's cluster: how to sign in, and the migrated template. */
    cluster: { readonly port: number; readonly passwords: Parameters<typeof urlsFor>[1]; readonly template: string }
  }
}

export interface TestDatabase {
  readonly urls: Urls
  readonly drop: () => Promise<void>
}

const asAdmin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of one's own, copied from the migrated template in about 30 ms. */
export const cloneDatabase = async (): Promise<TestDatabase> => {
  const { port, passwords, template } = inject("cluster")
  const name = `test_${randomUUID().replaceAll("-", "")}`
  const maintenance = urlsFor(port, passwords, "postgres").admin
  await asAdmin(maintenance, `create database ${name} template ${template} strategy file_copy`)
  return {
    urls: urlsFor(port, passwords, name),
    drop: () => asAdmin(maintenance, `drop database ${name} with (force)`)
  }
}
