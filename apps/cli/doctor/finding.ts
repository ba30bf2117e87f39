import { CommandFailed, counted } from "#infra/cli"
import { redactText } from "#infra/observability"
import { Schema } from "effect"

/** The result of a check, with advice where it failed. */
export const Finding = Schema.Struct({
  about: Schema.String,
  status: Schema.Literals(["ok", "warning", "fault"]),
  says: Schema.String,
  /** Null for `ok`. */
  advice: Schema.NullOr(Schema.String)
})
export type Finding = typeof Finding.Type

export const Findings = Schema.Struct({ findings: Schema.Array(Finding) })

export const ok = (about: string, says: string): Finding => ({ about, status: "ok", says, advice: null })
export const warning = (about: string, says: string, advice: string): Finding => ({
  about,
  status: "warning",
  says,
  advice
})
export const fault = (about: string, says: string, advice: string): Finding => ({
  about,
  status: "fault",
  says: redactText(says),
  advice
})

/** `ok` without errors, otherwise a fault that lists them. */
export const resultOf = (
  about: string,
  fine: string,
  errors: ReadonlyArray<string>,
  advice: string
): Finding => (errors.length === 0 ? ok(about, fine) : fault(about, errors.join(" "), advice))

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** A check that could not run counts as failed. */
export const checkFailed = (about: string, cause: unknown, advice: string): Finding =>
  fault(about, messageOf(cause) || "The check failed.", advice)

/** Runs a check. */
export const check = async (about: string, run: () => Promise<Finding>, advice: string): Promise<Finding> => {
  try {
    return await run()
  } catch (cause) {
    return checkFailed(about, cause, advice)
  }
}

const MARK = { ok: "ok     ", warning: "warning", fault: "ERROR  " }

/** A line for each finding, with the advice below. */
export const showFindings = ({ findings }: typeof Findings.Type): string => {
  const width = Math.max(...findings.map(({ about }) => about.length))
  return findings
    .map(({ about, status, says, advice }) =>
      [
        `${MARK[status]}  ${about.padEnd(width)}  ${says}`,
        ...(advice === null ? [] : [`${" ".repeat(width + 11)}${advice}`])
      ].join("\n")
    )
    .join("\n")
}

/** Fails if there are faults; warnings do not count. */
export const verdictOn = ({ findings }: typeof Findings.Type): CommandFailed | null => {
  const count = findings.filter(({ status }) => status === "fault").length
  if (count === 0) return null
  return new CommandFailed(`${counted(count, "error")} found.`, "See the advice below each error.")
}
