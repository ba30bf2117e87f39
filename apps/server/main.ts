import { decodeSettings, settingsTable } from "#infra/config"
import { mailboxIsOpen, mailFolder } from "#infra/mail"
import { Effect, Exit, Option, Scope } from "effect"
import { openDatabase, untilStopped } from "../system/database.ts"
import { runMain, say, untilSignal } from "../system/process.ts"
import { serve } from "../system/serve.ts"
import { returnStartupMemory } from "../system/startupMemory.ts"

const whereMailGoes = (settings: Awaited<ReturnType<typeof readSettings>>): string => {
  if (Option.isSome(settings.mailUrl)) return "Emails are sent by the server in MAIL_URL."
  const open = mailboxIsOpen({ ...settings, sendsMail: false })
  return open
    ? `Emails are not sent. They are shown at ${settings.publicUrl}/dev/mailbox (files in ${mailFolder(settings.dataDir)}).`
    : `Emails are not sent. They are written to ${mailFolder(settings.dataDir)}; set MAIL_URL to send it.`
}

const readSettings = () => Effect.runPromise(decodeSettings(process.env))

const run = async (): Promise<void> => {
  const signal = untilSignal()
  const settings = await readSettings()
  const database = await openDatabase(settings, say)
  const scope = Scope.makeUnsafe()
  try {
    await Effect.runPromise(Scope.provide(serve(settings, database.urls, { workers: true }), scope))
    returnStartupMemory()
    say(`Motorpool is ready: ${settings.publicUrl}`)
    say(whereMailGoes(settings))
    say("Demo data: npm run demo")
    say(`Stopping (${await untilStopped(signal, database)}).`)
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.stop()
  }
}

const help = async (): Promise<void> => {
  for (const { name, meaning, fallback } of settingsTable) say(`${name.padEnd(28)} ${meaning} (${fallback})`)
}

runMain(process.argv.includes("--help") ? help : run)
