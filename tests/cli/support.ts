import { Schema } from "effect"
import { operations } from "../../apps/cli/operations.ts"
import { failureOf } from "../../apps/cli/failures.ts"
import { program } from "../../apps/cli/program.ts"
import type { TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { PASSWORD } from "../support/seeds.ts"

const operationOf = (words: ReadonlyArray<string>) => {
  const typed = words.join(" ")
  const operation = operations.find((one) => typed === one.words || typed.startsWith(`${one.words} `))
  if (operation === undefined) throw new Error(`There is no command "${typed}".`)
  return operation
}

/** Runs a command on a terminal and returns the progress bars it drew. */
const drawing =
  (environment: Readonly<Record<string, string>>) =>
  async (...words: ReadonlyArray<string>): Promise<string> => {
    const texts: Array<string> = []
    const output = { write: () => {}, note: () => {}, draw: (text: string) => void texts.push(text) }
    await program(output, environment).parseAsync(["node", "motorpool", ...words])
    return texts.join("")
  }

/** Runs commands against the database of an app, as if in the same installation. */
export const cliOn = (
  app: Pick<TestApp, "urls"> & { readonly settings: Pick<TestApp["settings"], "dataDir"> },
  more: Readonly<Record<string, string>> = {}
) => {
  const environment = {
    DATA_DIR: app.settings.dataDir,
    DATABASE_URL: app.urls.application,
    DATABASE_OWNER_URL: app.urls.owner,
    DATABASE_SYSTEM_URL: app.urls.system,
    DATABASE_JOBS_URL: app.urls.jobs,
    ...more
  }

  /** Runs a command and returns what it wrote, and its refusal or null. */
  const typeAndRefusal = async (...words: ReadonlyArray<string>) => {
    const out: Array<string> = []
    const notes: Array<string> = []
    const output = {
      write: (line: string) => void out.push(line),
      note: (line: string) => void notes.push(line)
    }
    const refusal = await program(output, environment)
      .parseAsync(["node", "motorpool", ...words])
      .then(() => null, failureOf)
    return { out: out.join("\n"), notes: notes.join("\n"), refusal }
  }

  /** Runs a command that succeeds and returns its answer and notes. */
  const type = async (...words: ReadonlyArray<string>) => {
    const { refusal, ...written } = await typeAndRefusal(...words)
    if (refusal !== null) throw refusal
    return written
  }

  const decoded = (words: ReadonlyArray<string>, out: string) =>
    Schema.decodeUnknownSync(Schema.toCodecJson(operationOf(words).output))(JSON.parse(out))

  /** Runs a command with --json and decodes its answer with its own schema. */
  const json = async (...words: ReadonlyArray<string>) => {
    const { out } = await type(...words, "--json")
    return decoded(words, out)
  }

  /** Does the same for a command that answers although it fails. */
  const jsonAndRefusal = async (...words: ReadonlyArray<string>) => {
    const { out, refusal } = await typeAndRefusal(...words, "--json")
    return { answer: decoded(words, out), refusal }
  }

  /** Runs a command that is refused and returns message, hint and exit code. */
  const refused = async (...words: ReadonlyArray<string>) => {
    const { refusal } = await typeAndRefusal(...words)
    if (refusal === null) throw new Error(`"${words.join(" ")}" was not refused.`)
    const { message, hint, exitCode } = refusal
    return { message, hint, exitCode }
  }
  return { environment, type, json, refused, typeAndRefusal, jsonAndRefusal, drawn: drawing(environment) }
}

/** Signs in and returns the status. */
export const signIn = async (app: TestApp, email: string, password = PASSWORD): Promise<number> =>
  (await call(app, "POST", "/api/public/sign-in", { body: { email, password } })).status

/** The actors of the audit log's entries about a person. */
export const linesAbout = async ({ admin }: Pick<TestApp, "admin">, userId: string, action: string) => {
  const { rows } = await admin.query(
    "select actor_kind, actor_id from audit.entries where user_id = $1 and action = $2 order by id",
    [userId, action]
  )
  return rows
}
