"""All routes about people, in one list for the app."""

from litestar.handlers import HTTPRouteHandler

from stellwerk.server.people.admin_routes import ADMIN_ROUTES
from stellwerk.server.people.login_routes import LOGIN_ROUTES
from stellwerk.server.people.me_routes import ME_ROUTES
from stellwerk.server.people.push_routes import PUSH_ROUTES

PEOPLE_ROUTES: list[HTTPRouteHandler] = [*LOGIN_ROUTES, *ME_ROUTES, *PUSH_ROUTES, *ADMIN_ROUTES]
