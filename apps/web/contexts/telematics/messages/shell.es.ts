import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: {
    title: "Dispositivos",
    subtitle: "Dispositivos DIMO",
    breadcrumb: "Incidencias de dispositivos"
  },
  mapPage: {
    title: "Mapa de vehículos",
    subtitle: "Ubicación de los vehículos en tiempo real",
    keywords: "vehículos coches flota ubicación posición seguimiento geocerca"
  },
  keywords: "vehículos coches flota rastreador teléfono gps telemática obd dimo incidencias averías dtc",
  quickLink: "Vehículos compartidos por DIMO",
  addDevice: {
    title: "Añadir dispositivo",
    keywords: "rastreador teléfono gps traccar imei sim nuevo crear"
  },
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
