import { EmailAddress, NotFound } from "#kernel"
import { Accounts, disableUser, enableUser } from "#identity"
import { Command } from "commander"
import { Effect, Option, Schema } from "effect"
import { asOperator, type CliContext } from "./context.ts"

const userWith = Effect.fn("cli.userWith")(function* (text: string) {
  const email = yield* Schema.decodeEffect(EmailAddress)(text).pipe(
    Effect.mapError(() => new Error(`"${text}" is not an email address.`))
  )
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  return Option.isSome(userId) ? userId.value : yield* new NotFound({ what: "account" })
})

/** `users disable`, `users enable`. */
export const userCommands = (context: CliContext): Command => {
  const answer = (email: string, status: string, json: boolean) =>
    context.output.write(json ? JSON.stringify({ email, status }) : `${email} is ${status}.`)
  const users = new Command("users").description("People's accounts.")
  users
    .command("disable <email>")
    .description("Lock a person out: all their sessions end at once.")
    .option("--json", "answer as JSON", false)
    .action(async (email: string, { json }: { json: boolean }) => {
      await asOperator(context, Effect.flatMap(userWith(email), disableUser))
      answer(email, "disabled", json)
    })
  users
    .command("enable <email>")
    .description("Let a disabled person sign in again.")
    .option("--json", "answer as JSON", false)
    .action(async (email: string, { json }: { json: boolean }) => {
      await asOperator(context, Effect.flatMap(userWith(email), enableUser))
      answer(email, "enabled", json)
    })
  return users
}
