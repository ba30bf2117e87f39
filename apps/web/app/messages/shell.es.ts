import { pluralOf } from "../catalogue.ts"
import type { Translation } from "../catalogue.ts"
import type { shell as english } from "../en/shell.ts"

const plural = pluralOf("es")

export const shell: Translation<typeof english> = {
  home: "Inicio",
  page: "Página",
  breadcrumb: "Ruta de navegación",
  mainNavigation: "Navegación principal",
  toggleSidebar: "Mostrar u ocultar la barra lateral",
  openMenu: "Abrir el menú",
  groups: { operations: "Operaciones", management: "Gestión" },
  navigation: {
    dashboard: "Centro de operaciones",
    vehicleMap: "Mapa de vehículos",
    services: "Servicios",
    inspections: "Inspecciones",
    devices: "Dispositivos",
    reports: "Informes",
    customers: "Clientes",
    billing: "Facturación",
    organization: "Organización"
  },
  breadcrumbs: { deviceIssues: "Incidencias de dispositivos", account: "Cuenta" },
  pages: {
    dashboard: { title: "Centro de operaciones", subtitle: "Operaciones de flota, alquiler y concesionario" },
    vehicleMap: { title: "Mapa de vehículos", subtitle: "Ubicación de los vehículos en tiempo real" },
    services: { title: "Servicios", subtitle: "Planificación del mantenimiento" },
    inspections: { title: "Inspecciones", subtitle: "Listas de control digitales" },
    devices: { title: "Dispositivos", subtitle: "Dispositivos DIMO" },
    reports: { title: "Informes", subtitle: "Análisis y exportaciones" },
    customers: { title: "Clientes", subtitle: "Personas y empresas" },
    billing: { title: "Facturación", subtitle: "Gestión de la suscripción" },
    organization: { title: "Organización", subtitle: "Equipo y ajustes" },
    account: { title: "Cuenta", subtitle: "Perfil, seguridad y sesiones" }
  },
  planned: {
    title: "Todavía no hay nada aquí",
    dashboard: "Aquí aparecerán sus vehículos, reservas y tareas. Ya disponible:",
    vehicleMap: "El mapa mostrará dónde están sus vehículos.",
    services: "Aquí aparecerá la planificación del mantenimiento.",
    inspections: "Aquí aparecerán las listas de control digitales.",
    reports: "Aquí aparecerán los informes y las exportaciones.",
    billing: "Aquí aparecerán los planes y los pagos. No se cobra nada."
  },
  atHand: {
    label: "Ya disponible",
    messages: "Mensajes del equipo",
    about: {
      messages: "Entre miembros",
      devices: "Vehículos compartidos por DIMO",
      customers: "Personas y empresas",
      organization: "Miembros, roles, invitaciones"
    }
  },
  trial: {
    title: "Prueba gratuita",
    daysLeft: (days) => plural(days, { one: "Queda 1 día", other: `Quedan ${days} días` }),
    ended: "Su prueba gratuita ha terminado",
    endsOn: (date) => `Termina el ${date}`,
    progress: (used, of) => `Día ${used} de ${of}`
  },
  user: {
    menu: "Menú de la cuenta",
    presence: "En línea • Gestor de flota",
    settings: "Ajustes",
    account: "Cuenta",
    signOut: "Cerrar sesión"
  },
  roles: {
    owner: "Propietario",
    admin: "Administrador",
    manager: "Gestor",
    technician: "Técnico",
    agent: "Agente",
    sales: "Ventas",
    driver: "Conductor",
    viewer: "Solo lectura"
  },
  unread: (count) => `${count > 99 ? "99+" : count} sin leer`,
  invitations: (count) =>
    plural(count, { one: "1 invitación", other: `${count > 99 ? "99+" : count} invitaciones` }),
  install: {
    title: (product) => `Instalar ${product}`,
    sentence: "Se abre desde la pantalla de inicio y, sin conexión, muestra lo último que vio.",
    share: "Compartir",
    addToHomeScreen: "Añadir a pantalla de inicio",
    install: "Instalar",
    notNow: "Ahora no",
    installed: "¡Aplicación instalada correctamente!"
  },
  update: { ready: "Hay una nueva versión disponible", reload: "Recargar" },
  notFound: { code: "404", title: "¡Vaya! Página no encontrada", home: "Volver al inicio" }
}
