import { ProblemError } from "../../../api/problem.ts"
import type { Outgoing } from "./queue.ts"

/** A stored refusal as the original error, to be shown in the page's language. */
export const refusalError = (refusal: Outgoing["refusal"]): ProblemError | undefined =>
  refusal ? new ProblemError({ title: refusal.code, ...refusal }) : undefined
