import type { Translation } from "../catalogue.ts"
import type { tenancy as english } from "../en/tenancy.ts"

export const tenancy: Translation<typeof english> = {
  switcher: {
    title: "Organizaciones",
    label: (name) => `Organización ${name}, cambiar`,
    current: "actual",
    create: "Crear organización"
  }
}
