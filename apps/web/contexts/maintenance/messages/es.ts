import type { messages as english } from "./en.ts"
import { messages as systems } from "./systems.es.ts"

export const messages: typeof english = {
  sections: {
    label: "Servicios",
    due: "Vencimientos",
    workOrders: "Órdenes de trabajo",
    planning: "Planificación",
    defects: "Defectos",
    recalls: "Llamadas a revisión",
    downtime: "Inactividad",
    history: "Historial",
    programs: "Programas",
    tasks: "Tareas",
    parts: "Recambios"
  },
  forbidden: { title: "No tiene acceso a los servicios" },
  systems
}
