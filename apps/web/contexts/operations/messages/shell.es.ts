import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Centro de operaciones", subtitle: "Operaciones de flota, alquiler y concesionario" },
  keywords: "inicio resumen panel",
  quickLinks: "Ya disponible",
  setup: {
    title: "Configure su organización",
    progress: (done, all) => `${done} de ${all} hechos`,
    hide: "Ocultar"
  }
}
