import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Facturación", subtitle: "Gestión de la suscripción" },
  keywords: "plan pago factura suscripción prueba"
}
