import type { Locale } from "../../contract/index.ts"

/** What a texted code is for. */
export type CodePurpose = "signIn" | "proof" | "verify"

const english: Readonly<Record<CodePurpose, string>> = {
  signIn: "to sign in",
  proof: "to confirm that it's you",
  verify: "to add this phone"
}
const spanish: Readonly<Record<CodePurpose, string>> = {
  signIn: "para iniciar sesión",
  proof: "para confirmar que es usted",
  verify: "para añadir este teléfono"
}

/** The text with a code. It has no link, and says what the code is for, so that nobody is talked into reading it out. */
export const codeText = (code: string, purpose: CodePurpose, locale: Locale | null): string =>
  locale === "es"
    ? `Motorpool: ${code} es su código ${spanish[purpose]}. Caduca en 10 minutos. No lo comparta con nadie.`
    : `Motorpool: ${code} is your code ${english[purpose]}. It expires in 10 minutes. Don't share it with anyone.`
