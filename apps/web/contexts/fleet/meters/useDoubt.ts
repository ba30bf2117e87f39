import { useState } from "react"
import { problemOf } from "../../../api/problem.ts"

/** Remembers the values that the server called unlikely: sent again unchanged, they are meant. */
export const useDoubt = () => {
  const [doubted, doubt] = useState("")
  return {
    isDoubted: (values: object): boolean => doubted === JSON.stringify(values),
    /** For the failure of a request with these values, which remains one. */
    remember:
      (values: object) =>
      (error: unknown): never => {
        if (problemOf(error).code === "reading_implausible") doubt(JSON.stringify(values))
        throw error
      }
  }
}
