import type { EmailAddress } from "#kernel"

const PRODUCT = "motorpool"

/** Whether a password is what anyone would try first: the address, the name in it, or the product's name. */
export const namesTheObvious = (password: string, email: EmailAddress): boolean => {
  const lower = password.toLowerCase()
  return lower === email || lower === email.slice(0, email.lastIndexOf("@")) || lower === PRODUCT
}
