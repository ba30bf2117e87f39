import type { EmailAddress } from "#kernel"

const PRODUCT = "motorpool"

/** Whether the password is the address, its local part or the product's name. */
export const isObviousPassword = (password: string, email: EmailAddress): boolean => {
  const lower = password.toLowerCase()
  return lower === email || lower === email.slice(0, email.lastIndexOf("@")) || lower === PRODUCT
}
