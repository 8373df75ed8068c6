"""All routes about people, in one list for the app."""

from litestar.types import ControllerRouterHandler

from stellwerk.server.people.admin_routes import AdminRoutes
from stellwerk.server.people.entrance_routes import ENTRANCE_ROUTES
from stellwerk.server.people.me_routes import MyRoutes

PEOPLE_ROUTES: list[ControllerRouterHandler] = [*ENTRANCE_ROUTES, MyRoutes, AdminRoutes]
