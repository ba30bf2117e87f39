import { catalogue } from "../catalogue.ts"

/** Organizations, members, invitations. */
export const tenancy = catalogue("tenancy", {
  switcher: {
    title: "Organizations",
    label: (name: string) => `Organization ${name}, change`,
    current: "current",
    create: "Create Organization"
  }
})
