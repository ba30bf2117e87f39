import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Vehículos", subtitle: "Toda su flota" },
  keywords: "flota coches furgonetas camiones remolques maquinaria",
  quickLink: "Qué tiene y en qué estado está",
  add: { title: "Añadir vehículo", keywords: "nuevo coche furgoneta camión remolque" },
  record: { title: "Registrar lectura", keywords: "cuentakilómetros kilometraje kilómetros horas contador" },
  import: {
    title: "Importar vehículos",
    label: "Importar",
    keywords: "csv excel archivo subir hoja"
  },
  setup: {
    title: "Añada sus vehículos",
    about: "Por bastidor, matrícula o número de unidad, o desde una hoja de cálculo."
  },
  setupDrivers: { title: "Añada sus conductores", about: "Miembros o personas sin cuenta." },
  driversPage: { title: "Conductores", subtitle: "Quién conduce sus vehículos" },
  driversKeywords: "personas permiso empleados",
  driversLink: "Quién conduce y qué permisos vencen",
  documentsPage: {
    title: "Documentos que caducan",
    subtitle: "Lo que ha caducado o caduca en los próximos 30 días"
  },
  documentsKeywords: "permiso circulación seguro inspección itv caducado renovar",
  addDriver: { title: "Añadir conductor", keywords: "nueva persona permiso" },
  customFields: {
    title: "Campos personalizados",
    keywords: "propios propiedades atributos columnas ajustes"
  },
  foundBy: { unit_number: "Número de unidad", plate: "Matrícula", vin: "Bastidor", driver: "Conductor" },
  more: "Más acciones de vehículos"
}
