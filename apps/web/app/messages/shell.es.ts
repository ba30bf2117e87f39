import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  home: "Inicio",
  page: "Página",
  breadcrumb: "Ruta de navegación",
  mainNavigation: "Navegación principal",
  toggleSidebar: "Mostrar u ocultar la barra lateral",
  openMenu: "Abrir el menú",
  groups: { operations: "Operaciones", management: "Gestión" },
  planned: "Todavía no hay nada aquí",
  user: { menu: "Menú de la cuenta", presence: "En línea • Gestor de flota" },
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
