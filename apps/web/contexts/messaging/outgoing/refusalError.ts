import { ProblemError } from "../../../api/problem.ts"
import type { Outgoing } from "./queue.ts"

/** A refusal as it was thrown before it was kept: to be said in the page's language. */
export const refusalError = (refusal: Outgoing["refusal"]): ProblemError | undefined =>
  refusal ? new ProblemError({ title: refusal.code, ...refusal }) : undefined
