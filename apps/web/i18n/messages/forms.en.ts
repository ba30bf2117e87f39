/** Client-side validation of forms, in the same words as the server's. */
export const messages = {
  required: (label: string) => `${label} is required.`,
  choose: (label: string) => `Choose an option for ${label}.`,
  email: "Enter a valid email address, such as name@example.com.",
  passwordShort: "Password must be at least 8 characters.",
  passwordLong: "Password must be at most 256 characters.",
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters.`
}
