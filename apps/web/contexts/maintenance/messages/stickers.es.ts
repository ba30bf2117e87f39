import type { messages as english } from "./stickers.en.ts"

export const messages: typeof english = {
  open: "Adhesivos",
  title: "Adhesivos",
  about: (vehicle: string) =>
    `Cualquiera puede notificar un defecto en ${vehicle} escaneando un adhesivo, sin cuenta.`,
  list: "Adhesivos del vehículo",
  empty: "Todavía no hay adhesivos",
  emptyAbout: "Cree uno, imprímalo y péguelo donde lo vean los conductores.",
  created: (signed: string) => `Creado por ${signed}`,
  used: (when: string) => `Último uso: ${when}`,
  unused: "Sin usar",
  revoked: "Anulado",
  create: "Crear adhesivo",
  close: "Cerrar",
  revoke: "Anular",
  revokeOf: (signed: string) => `Anular el adhesivo creado por ${signed}`,
  revokeTitle: "¿Anular este adhesivo?",
  revokeAbout: "Ya no servirá para notificar defectos. Puede crear otro en cualquier momento.",
  revokeDone: "El adhesivo se ha anulado.",
  new: {
    title: "Adhesivo nuevo",
    about: "Imprímalo ahora: su código solo se muestra una vez.",
    label: (vehicle: string) => `Código para notificar un defecto en ${vehicle}`,
    language: "Idioma del adhesivo",
    link: "Enlace",
    print: "Imprimir",
    done: "Hecho"
  },
  sheet: { en: "Something wrong? Scan to report it.", es: "¿Algo falla? Escanee para avisar." }
}
