import { answerQuestions } from "#infra/programs"
import { decodeVin, type VinInDatabase } from "./vpicDatabase.ts"

// Runs in a process of its own.
answerQuestions({
  title: "motorpool vins",
  answer: (question: VinInDatabase) =>
    decodeVin(question).catch((cause: unknown) => ({ failure: cause instanceof Error ? cause.message : "" }))
})
