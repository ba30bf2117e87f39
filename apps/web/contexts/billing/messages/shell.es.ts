import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Facturación", subtitle: "Gestión de la suscripción" },
  keywords: "plan pago factura suscripción prueba",
  trialEnded: {
    title: "Prueba gratuita terminada",
    sentence: (name, date) =>
      `La prueba de ${name} terminó el ${date}. Todo sigue funcionando y no se elimina nada.`,
    contact: "Para continuar, escriba a",
    contactOperator: "Para continuar, póngase en contacto con el operador de esta instalación.",
    details: "Detalles"
  }
}
