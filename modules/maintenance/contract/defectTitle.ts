import { describeFault } from "#telematics/contract"

/** Fault codes (SAE J2012). */
const FAULT_CODE = /^[PCBU][0-3][0-9A-F]{3}$/

const named = {
  en: (code: string) => `Fault code ${code}`,
  es: (code: string) => `Código de avería ${code}`
} as const

/**
 * What a defect is called in a language. One that a device raised is stored under its fault code, and called what that is about;
 * every other one is called what people wrote.
 */
export const defectTitle = (title: string, language: "en" | "es"): string => {
  if (!FAULT_CODE.test(title)) return title
  const about = describeFault(title, language)
  return about === null ? named[language](title) : `${named[language](title)} (${about})`
}
