import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: {
    title: "Dispositivos",
    subtitle: "Dispositivos DIMO",
    breadcrumb: "Incidencias de dispositivos"
  },
  keywords: "vehículos coches flota rastreador telemática obd dimo",
  quickLink: "Vehículos compartidos por DIMO",
  connect: {
    title: "Conectar DIMO",
    keywords: "dispositivos vehículos telemática rastreador cartera enlazar"
  },
  disconnect: {
    title: "Desconectar DIMO",
    keywords: "dispositivos vehículos telemática rastreador cartera quitar"
  },
  setup: { title: "Conecte sus vehículos", about: "Comparta sus datos a través de DIMO." }
}
