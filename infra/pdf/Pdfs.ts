import { childProcess } from "#infra/processes"
import { makeTurns } from "#infra/turns"
import { Context, Effect, Layer, Schema } from "effect"
import type { PdfDocument } from "./document.ts"

/** The document needs more pages, memory or time than one may. */
export class PdfTooLong extends Schema.TaggedError<PdfTooLong>()("PdfTooLong", {}) {
  override get message(): string {
    return "This document is too long. Choose less content."
  }
}

/** Organizations take turns, so that only those with many documents wait for them. */
const TURNS = { places: 1, placesPerCaller: 1, waiting: 100, waitingPerCaller: 10, patience: 60_000 }

const overran = Effect.suspend(() => Effect.fail(new PdfTooLong()))

const OPTIONS = {
  program: new URL("pdfProgram.ts", import.meta.url),
  arguments: [],
  answer: Schema.Union([Schema.Uint8Array, Schema.Literal("too long")]),
  // 500 pages of tables take 5 seconds on an idle machine, and 300 photos 30.
  deadline: "60 seconds",
  idle: "30 seconds",
  maximumBytes: 250_000_000,
  heap: 512,
  overran
} as const

const make = Effect.gen(function* () {
  const turns = makeTurns(TURNS)
  const ask = yield* childProcess<PdfDocument, typeof OPTIONS.answer.Type, PdfTooLong>(OPTIONS)
  return Pdfs.of({
    write: Effect.fn("pdf.write")(function* (document, caller) {
      const written = yield* turns.run(caller, ask(document))
      return written === "too long" ? yield* overran : written
    })
  })
})

/** Writes documents as PDF, in a process of its own. */
export class Pdfs extends Context.Service<
  Pdfs,
  {
    /**
     * Waits for the caller's turn: an organization or account. Dies with `Busy` if that takes too long. Characters that
     * no font has are printed as question marks: fonts have those of European languages.
     */
    readonly write: (document: PdfDocument, caller: string) => Effect.Effect<Uint8Array, PdfTooLong>
  }
>()("infra/Pdfs") {
  static readonly layer = Layer.effect(Pdfs, make)
}
