import { catalogue } from "../catalogue.ts"

/** What a form says before it asks the server. The sentences are the server's own. */
export const forms = catalogue("forms", {
  required: (label: string) => `${label} is required.`,
  choose: (label: string) => `Please choose: ${label}.`,
  email: "Please enter one valid email address, such as name@example.com.",
  passwordShort: "The password needs at least 8 characters.",
  passwordLong: "The password can have at most 256 characters.",
  tooLong: (label: string, max: number) => `${label} can have at most ${max} characters.`
})
