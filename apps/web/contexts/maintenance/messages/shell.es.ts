import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Servicios", subtitle: "Planificación del mantenimiento" },
  keywords: "mantenimiento reparación taller servicio vencido",
  quickLink: "Qué vence y qué está en el taller",
  reportDefect: { title: "Notificar defecto", keywords: "daño averiado fallo reparar inmovilizar" },
  newWorkOrder: { title: "Nueva orden de trabajo", keywords: "reparación trabajo taller servicio" },
  programs: { title: "Programas de servicio", keywords: "intervalo plan cambio de aceite preventivo tareas" },
  setup: { title: "Planifique los servicios", about: "Qué necesitan sus vehículos, y cada cuánto." },
  vehicleTabs: { services: "Servicios", defects: "Defectos" }
}
