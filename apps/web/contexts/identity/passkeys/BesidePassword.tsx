import type { Signing } from "../auth/useSigning.ts"
import { SecondStep } from "../codes/SecondStep.tsx"
import { PasskeySignIn } from "./PasskeySignIn.tsx"

/** What signing in takes after the password, or instead of it. */
const BesidePassword = ({ signing }: { readonly signing: Signing }) =>
  signing.pending ? (
    <SecondStep signing={signing} pending={signing.pending} />
  ) : (
    <PasskeySignIn enter={signing.enter} />
  )

export default BesidePassword
