import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Inspecciones", subtitle: "Listas de control digitales" },
  keywords: "lista control revisión formulario",
  quickLink: "Qué se ha revisado y qué está pendiente",
  sections: {
    label: "Inspecciones",
    inspections: "Inspecciones",
    forms: "Formularios",
    schedules: "Planes"
  },
  start: "Iniciar inspección",
  vehicleTab: "Inspecciones"
}
