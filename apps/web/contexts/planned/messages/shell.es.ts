import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  services: {
    title: "Servicios",
    subtitle: "Planificación del mantenimiento",
    keywords: "mantenimiento reparación taller",
    planned: "Aquí aparecerá la planificación del mantenimiento."
  },
  inspections: {
    title: "Inspecciones",
    subtitle: "Listas de control digitales",
    keywords: "lista control revisión",
    planned: "Aquí aparecerán las listas de control digitales."
  },
  reports: {
    title: "Informes",
    subtitle: "Análisis y exportaciones",
    keywords: "análisis estadísticas exportar",
    planned: "Aquí aparecerán los informes y las exportaciones."
  }
}
