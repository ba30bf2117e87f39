import { lazy, Suspense, useEffect, useState } from "react"
import { proof } from "../../../api/proof.ts"

const ProofDialog = lazy(() => import("./ProofDialog.tsx"))

/** Shows the dialog when a call of this page requires a proof of identity. */
export const Proofs = () => {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>()
  useEffect(() => {
    proof.ask = () => new Promise((resolve) => setAnswer(() => resolve))
    return () => {
      proof.ask = undefined
    }
  }, [])
  if (answer === undefined) return null
  const end = (isProven: boolean) => {
    setAnswer(undefined)
    answer(isProven)
  }
  return (
    <Suspense>
      <ProofDialog onProven={() => end(true)} onClose={() => end(false)} />
    </Suspense>
  )
}
