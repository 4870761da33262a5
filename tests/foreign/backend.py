"""A backend of another owner: browse, cart and sign-in of the contract, by Python's standard library alone.

It was written from openapi/ and knows nothing of this repository: the storefront and the conformance kit run against
it to find what they assume beyond the contract. `python3 backend.py 4200` serves http://127.0.0.1:4200.

The hook `fault` makes it break the contract: see `broken`.
"""
import copy
import json
import re
import secrets
import sys
import threading
import uuid
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

ACCOUNT = {"email": "vera@example.ru", "password": "grushevyy-sad-1972", "firstName": "Вера"}
ACCESS, REFRESH = "__Host-vitrina-access", "__Host-vitrina-refresh"
CITIES = [
    {"code": "moskva", "name": "Москва", "region": "Москва", "storeCount": 0, "isDefault": True},
    {"code": "tver", "name": "Тверь", "region": "Тверская область", "storeCount": 0, "isDefault": False},
]
TITLES = {
    "ARTICLE_NOT_FOUND": (404, "Такого товара нет"),
    "ARTICLE_NOT_IN_CART": (409, "Этого товара в корзине нет"),
    "ARTICLE_SOLD_OUT": (409, "Размер закончился"),
    "CART_LINE_LIMIT": (409, "Корзина полна"),
    "GIFT_NOT_OFFERED": (409, "Такого подарка нет"),
    "INVALID_CREDENTIALS": (401, "Неверная почта или пароль"),
    "INVALID_REQUEST": (422, "Проверьте введённое"),
    "MALFORMED_JSON": (400, "Запрос не прочитан"),
    "NOT_FOUND": (404, "Такой страницы нет"),
    "PROMO_CODE_UNKNOWN": (409, "Такого промокода нет"),
    "REFRESH_REJECTED": (401, "Войдите ещё раз"),
    "UNAUTHORIZED": (401, "Войдите ещё раз"),
    "UNAVAILABLE": (503, "Сейчас не получается, попробуйте позже"),
}
COLOURS = {
    "bezhevyy": ("Бежевый", "Песочный", "SAND", "#c8b08a"),
    "chernyy": ("Чёрный", "Чёрный", "BLACK", "#1c1c1c"),
    "siniy": ("Синий", "Синий", "BLUE", "#2b3f73"),
}
CATEGORIES = [
    ("zhenshchinam", None, "Женщинам"),
    ("zhenshchinam/verkhnyaya-odezhda", "zhenshchinam", "Верхняя одежда"),
    ("zhenshchinam/svitery-i-kardigany", "zhenshchinam", "Свитеры и кардиганы"),
]
# The model, its address, category, colours, price and former price in kopecks, sizes with their stock.
MODELS = [
    ("Плащ с поясом", "plashch", 1, ["bezhevyy", "chernyy"], 899000, 1199000, {"42": 3, "44": 20, "46": 0}),
    ("Пальто на пуговицах", "palto", 1, ["siniy"], 1499000, None, {"42": 20, "44": 20}),
    ("Куртка стёганая", "kurtka", 1, ["chernyy", "siniy"], 749000, None, {"44": 20, "46": 20}),
    ("Свитер с косами", "sviter", 2, ["bezhevyy", "siniy"], 459000, 599000, {"42": 20, "44": 5}),
    ("Кардиган на молнии", "kardigan", 2, ["chernyy"], 529000, None, {"44": 20}),
]


class Refusal(Exception):
    def __init__(self, code, errors=None):
        super().__init__(code)
        self.code, self.errors = code, errors


def same_id(*parts):
    return str(uuid.uuid5(uuid.NAMESPACE_URL, "/".join(parts)))


def invalid(place, pointer, code="invalid"):
    return Refusal("INVALID_REQUEST", [{"in": place, "pointer": pointer, "code": code, "message": "Неверное значение"}])


def picture(slug, colour, name):
    host = Handler.image_origin
    return {
        "template": f"{host}/img/{slug}-{colour}-{{width}}.{{format}}",
        "widths": [240, 400, 640, 900],
        "alt": name,
        "tint": COLOURS[colour][3],
    }


def colour_of(colour):
    family, shown, value, swatch = COLOURS[colour]
    return {"colorFamily": family, "displayValue": shown, "value": value, "hex": swatch}


class Variant:
    """One colour of a model."""

    def __init__(self, model, colour):
        self.name, self.slug, category, self.colours, self.price, self.before, stock = model
        self.category, self.colour = CATEGORIES[category], colour
        self.url = f"{self.slug}-{colour}"
        self.group, self.id = same_id(self.slug), same_id(self.url)
        self.stock = {size: (same_id(self.url, size), pieces) for size, pieces in stock.items()}

    @property
    def percent(self):
        return None if self.before is None else 100 * (self.before - self.price) // self.before or None

    def common(self):
        return {
            "variantId": self.id,
            "variantGroupId": self.group,
            "productUrl": self.url,
            "name": self.name,
            "price": self.price,
            "priceBefore": self.before,
            "discountPercent": self.percent,
            "badge": None,
            "colour": colour_of(self.colour),
        }

    def card(self):
        return {
            **self.common(),
            "picture": picture(self.slug, self.colour, self.name),
            "hoverPicture": None,
            "colours": [
                {"productUrl": f"{self.slug}-{colour}", "displayValue": COLOURS[colour][1], "hex": COLOURS[colour][3]}
                for colour in self.colours
            ],
            "sizes": [
                {"articleId": article, "value": size, "inStock": pieces > 0}
                for size, (article, pieces) in self.stock.items()
            ],
        }

    def product(self):
        path, parent, name = self.category
        return {
            **self.common(),
            "vendorCode": None,
            "brandLine": "Ателье",
            "description": "Сшито в Твери.",
            "breadcrumbs": [{"name": "Женщинам", "path": parent}, {"name": name, "path": path}],
            "colours": [
                {
                    "variantId": same_id(f"{self.slug}-{colour}"),
                    "productUrl": f"{self.slug}-{colour}",
                    "colour": colour_of(colour),
                    "picture": picture(self.slug, colour, self.name),
                    "isAvailable": True,
                }
                for colour in self.colours
            ],
            "pictures": [picture(self.slug, self.colour, self.name)],
            "sizeSystem": "women",
            "sizeTableId": None,
            "articles": [
                {
                    "articleId": article,
                    "sku": article[:8].upper(),
                    "size": size,
                    "international": None,
                    "state": "IN_STOCK" if pieces > 0 else "SOLD_OUT",
                    "left": pieces if 0 < pieces <= 3 else None,
                }
                for size, (article, pieces) in self.stock.items()
            ],
            **{name: [] for name in ("composition", "lining", "attributes", "careCodes", "services", "related")},
            "relatedFormOutfit": False,
            "model": None,
        }


VARIANTS = [Variant(model, colour) for model in MODELS for colour in model[3]]
ARTICLES = {
    article: (variant, size, pieces)
    for variant in VARIANTS
    for size, (article, pieces) in variant.stock.items()
}


def category(path, parent, name):
    inside = {variant.slug for variant in VARIANTS if variant.category[0].startswith(path)}
    return {"path": path, "parentPath": parent, "name": name, "kind": "category", "productCount": len(inside)}


def navigation(_call):
    return {
        "categories": [category(*each) for each in CATEGORIES],
        "features": [],
        "pages": [],
        "freeDeliveryFrom": None,
        "deliveryMethods": 0,
        "payments": [],
    }


def chosen_price(query, name):
    given = query.get(name, [None])[0]
    if given is None:
        return None
    if not re.fullmatch(r"\d{1,12}", given):
        raise invalid("query", f"/{name}")
    return int(given)


SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def values_of(call, name):
    given = call.many(name)
    if len(given) > 50 or not all(SLUG.fullmatch(value) for value in given):
        raise invalid("query", f"/{name}")
    return given


def chosen(call):
    """The variants of a listing, the ones that match the filters, and the facets."""
    path = call.one("path")
    named = [each for each in CATEGORIES if each[0] == path]
    if not named:
        raise Refusal("NOT_FOUND")
    low, high = chosen_price(call.query, "priceFrom"), chosen_price(call.query, "priceTo")
    colours, sizes = values_of(call, "colour"), values_of(call, "size")
    inside = [variant for variant in VARIANTS if variant.category[0].startswith(path)]

    def fits(variant, leave_out=""):
        in_stock = {size for size, (_, pieces) in variant.stock.items() if pieces > 0}
        return (
            (leave_out == "price" or ((low is None or variant.price >= low) and (high is None or variant.price <= high)))
            and (leave_out == "colour" or not colours or variant.colour in colours)
            and (leave_out == "size" or not sizes or in_stock & set(sizes))
        )

    def values(facet, names, has, shown):
        return [
            {
                "value": value,
                "name": shown(value)[0],
                "group": None,
                "hex": shown(value)[1],
                "count": len({each.slug for each in inside if has(each, value) and fits(each, facet)}),
                "chosen": value in call.many(facet),
            }
            for value in names
        ]

    all_sizes = sorted({size for each in inside for size in each.stock})
    all_colours = [colour for colour in COLOURS if any(each.colour == colour for each in inside)]
    facets = [
        {"id": "size", "title": "Размер", "values": values("size", all_sizes, lambda each, size: each.stock.get(size, ("", 0))[1] > 0, lambda size: (size, None))},
        {"id": "colour", "title": "Цвет", "values": values("colour", all_colours, lambda each, colour: each.colour == colour, lambda colour: (COLOURS[colour][0], COLOURS[colour][3]))},
    ]
    prices = [each.price for each in inside if fits(each, "price")]
    span = {"min": min(prices, default=None), "max": max(prices, default=None), "from": low, "to": high}
    return named[0], [each for each in inside if fits(each)], facets, span


def listing(call):
    (path, parent, name), variants, facets, span = chosen(call)
    sort = call.one("sort", "popular")
    if sort not in ("popular", "new", "price-asc", "price-desc", "discount"):
        raise invalid("query", "/sort")
    page = call.one("page", "1")
    if not re.fullmatch(r"[1-9]\d{0,3}", page):
        raise invalid("query", "/page")
    models = {}
    for variant in variants:
        models.setdefault(variant.slug, variant)
    cards = list(models.values())
    if sort.startswith("price"):
        cards.sort(key=lambda each: each.price, reverse=sort == "price-desc")
    if sort == "discount":
        cards.sort(key=lambda each: -(each.percent or 0))
    size = 2 if path.endswith("odezhda") else 24
    pages = max(1, -(-len(cards) // size))
    if int(page) > pages:
        raise Refusal("NOT_FOUND")
    shown = cards[(int(page) - 1) * size : int(page) * size]
    return {
        "path": path,
        "kind": "category",
        "title": name,
        "breadcrumbs": ([{"name": "Женщинам", "path": parent}] if parent else []) + [{"name": name, "path": path}],
        "subcategories": [category(*each) for each in CATEGORIES if each[1] == (path if parent is None else parent)],
        "landing": None,
        "banner": None,
        "tile": None,
        "facets": facets,
        "priceRange": span,
        "sort": sort,
        "page": int(page),
        "pageSize": size,
        "totalItems": len(cards),
        "totalPages": pages,
        "items": [each.card() for each in shown],
    }


def listing_facets(call):
    _, variants, facets, span = chosen(call)
    return {"totalItems": len({each.slug for each in variants}), "facets": facets, "priceRange": span}


def product(call):
    for variant in VARIANTS:
        if variant.url == call.params[0]:
            return variant.product()
    raise Refusal("NOT_FOUND")


def products(call):
    wanted = [url for given in call.query.get("urls", []) for url in given.split(",")]
    if not wanted or len(wanted) > 24 or not all(SLUG.fullmatch(url) for url in wanted):
        raise invalid("query", "/urls")
    return {"items": [each.card() for url in dict.fromkeys(wanted) for each in VARIANTS if each.url == url]}


def cities(call):
    words = call.one("q", "").lower()
    size = call.one("size", "50")
    if not re.fullmatch(r"[1-9]\d{0,3}", size):
        raise invalid("query", "/size")
    return {"items": [city for city in CITIES if city["name"].lower().startswith(words)][: int(size)]}


def home(_call):
    link = {"label": "Верхняя одежда", "path": "/zhenshchinam/verkhnyaya-odezhda"}
    cards = [each.card() for each in VARIANTS[:4]]
    return {"hero": None, "sections": [{"kind": "product-row", "title": "Новое", "link": link, "products": cards}]}


def reviews(call):
    if not re.fullmatch("[1-5]?", call.one("stars", "")):
        raise invalid("query", "/stars")
    for variant in VARIANTS:
        if variant.url == call.params[0]:
            nothing = {"small": 0, "exact": 0, "large": 0, "verdict": None}
            summary = {"count": 0, "average": None, "stars": [0] * 5, "fit": nothing, "withPhotos": 0, "photos": 0, "sizes": [], "heights": [], "demo": 0, "bought": None}
            return {"variantGroupId": variant.group, "summary": summary, "page": 1, "size": 10, "totalItems": 0, "totalPages": 1, "items": []}
    raise Refusal("NOT_FOUND")


class Shopper:
    def __init__(self, user=None):
        self.id, self.user = str(uuid.uuid4()), user
        self.cart, self.lines, self.version = str(uuid.uuid4()), {}, 0
        self.requests = set()


class Identities:
    """Access tokens end after 15 minutes; a refresh token gives a new pair once."""

    def __init__(self):
        self.lock = threading.Lock()
        self.access, self.refresh = {}, {}
        self.account = Shopper(ACCOUNT)

    def issue(self, shopper):
        access, refresh = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        self.access[access] = (shopper, datetime.now(timezone.utc) + timedelta(minutes=15))
        self.refresh[refresh] = shopper
        days = 30 * 86400
        return [
            f"{ACCESS}={access}; Max-Age={days}; Path=/; HttpOnly; Secure; SameSite=Lax",
            f"{REFRESH}={refresh}; Max-Age={days}; Path=/; HttpOnly; Secure; SameSite=Lax",
        ]

    def of(self, token):
        shopper, until = self.access.get(token, (None, None))
        return shopper if shopper and until > datetime.now(timezone.utc) else None


IDENTITIES = Identities()
EXPIRED = [f"{name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax" for name in (ACCESS, REFRESH)]


def identity_of(shopper):
    until = (datetime.now(timezone.utc) + timedelta(minutes=15)).strftime("%Y-%m-%dT%H:%M:%S.000Z")
    return {"id": shopper.id, "kind": "user" if shopper.user else "guest", "expiresAt": until}


def session(call):
    if call.bearer and not call.shopper:
        raise Refusal("UNAUTHORIZED")
    shopper = call.shopper
    user = shopper and shopper.user
    shown = {"id": shopper.id, "firstName": user["firstName"], "email": user["email"], "phone": None} if user else None
    return {"user": shown, "identity": "none" if not shopper else "user" if user else "guest"}


def guest(call):
    if call.shopper:
        return identity_of(call.shopper)
    shopper = Shopper()
    call.cookies = IDENTITIES.issue(shopper)
    return identity_of(shopper)


def login(call):
    body = call.body(["login", "password"])
    if (body["login"], body["password"]) != (ACCOUNT["email"], ACCOUNT["password"]):
        raise Refusal("INVALID_CREDENTIALS")
    if call.shopper and not call.shopper.user:
        for article, line in call.shopper.lines.items():
            IDENTITIES.account.lines.setdefault(article, line)
    call.cookies = IDENTITIES.issue(IDENTITIES.account)


def refresh(call):
    shopper = IDENTITIES.refresh.pop(call.cookie(REFRESH), None)
    if not shopper:
        call.cookies = EXPIRED
        raise Refusal("REFRESH_REJECTED")
    call.cookies = IDENTITIES.issue(shopper)


def sign_out(call):
    IDENTITIES.access.pop(call.bearer, None)
    IDENTITIES.refresh.pop(call.cookie(REFRESH), None)
    call.cookies = EXPIRED


class Line:
    """A line of a cart. `price` is the one that the shopper has seen."""

    def __init__(self, article):
        self.article, self.quantity, self.is_reduced = article, 0, False
        self.price = self.variant.price

    @property
    def variant(self):
        return ARTICLES[self.article][0]

    @property
    def most(self):
        return min(10, ARTICLES[self.article][2])

    def want(self, quantity):
        self.quantity, self.price = min(quantity, self.most), self.variant.price
        self.is_reduced = quantity > self.most

    def shown(self):
        variant, size, _ = ARTICLES[self.article]
        quantity = min(self.quantity, self.most) if self.most else self.quantity
        sold_out, before = self.most == 0, variant.before or variant.price
        saved = 0 if sold_out else (before - variant.price) * quantity
        return {
            "articleId": self.article,
            **{name: value for name, value in variant.common().items() if name in ("variantId", "variantGroupId", "productUrl", "name", "colour")},
            "quantity": quantity,
            "isGift": False,
            "size": size,
            "picture": picture(variant.slug, variant.colour, variant.name),
            "unitPrice": variant.price,
            "unitPriceBefore": before,
            "lineTotal": 0 if sold_out else variant.price * quantity,
            "discounts": [{"source": "SALE", "promoCode": None, "title": None, "sum": saved}] if saved else [],
            "maxQuantity": self.most,
            "notices": self.notices(sold_out),
        }

    def notices(self, sold_out):
        if sold_out:
            return [{"code": "SOLD_OUT", "text": "Размер закончился"}]
        changed = [{"code": "PRICE_CHANGED", "text": "Цена теперь другая"}] if self.price != self.variant.price else []
        reduced = [{"code": "QUANTITY_REDUCED", "text": f"Осталось {self.most}"}] if self.is_reduced or self.most < self.quantity else []
        return changed + reduced


def cart(call):
    shopper = call.shopper
    items = [line.shown() for line in shopper.lines.values()]
    counted = [item for item in items if item["maxQuantity"] > 0]
    total = sum(item["unitPriceBefore"] * item["quantity"] for item in counted)
    due = sum(item["lineTotal"] for item in counted)
    reasons = ["EMPTY"] if not items else ["ARTICLE_SOLD_OUT"] if len(counted) < len(items) else []
    return {
        "id": shopper.cart,
        "version": shopper.version,
        "currency": "RUB",
        "items": items,
        **{name: [] for name in ("gifts", "appliedGifts", "promoCodes", "messages")},
        "total": total,
        "discountSum": total - due,
        "discountPrice": due,
        "orderable": not reasons,
        "orderableReasons": reasons,
    }


def cart_actions(call):
    body = call.body(["items"])
    actions = body["items"]
    if not isinstance(actions, list) or not 1 <= len(actions) <= 50:
        raise invalid("body", "/items")
    request = call.handler.headers.get("X-Request-Id")
    if request in call.shopper.requests:
        return cart(call)
    before = copy.deepcopy(call.shopper.lines)
    try:
        for index, action in enumerate(actions):
            change(call.shopper.lines, action, f"/items/{index}")
    except Refusal:
        call.shopper.lines = before
        raise
    call.shopper.requests.add(request)
    if lines_of(call.shopper.lines) != lines_of(before):
        call.shopper.version += 1
    return cart(call)


def lines_of(lines):
    return [(article, line.quantity, line.is_reduced, line.price) for article, line in lines.items()]


def change(lines, action, pointer):
    if not isinstance(action, dict) or action.get("action") not in ("ADD", "REMOVE", "UPDATE"):
        raise invalid("body", f"{pointer}/action")
    kind, article, quantity = action["action"], action.get("articleId"), action.get("quantity")
    least = 0 if kind == "UPDATE" else 1
    if isinstance(quantity, bool) or not isinstance(quantity, int) or not least <= quantity <= 10:
        raise invalid("body", f"{pointer}/quantity")
    if kind == "UPDATE" and quantity == 0 and article not in lines:
        return
    if action.get("isGift"):
        raise Refusal("GIFT_NOT_OFFERED")
    if article not in ARTICLES:
        raise Refusal("ARTICLE_NOT_FOUND")
    if kind != "ADD" and article not in lines:
        raise Refusal("ARTICLE_NOT_IN_CART")
    line = lines.get(article) or Line(article)
    wanted = {"ADD": line.quantity + quantity, "REMOVE": line.quantity - quantity, "UPDATE": quantity}[kind]
    if wanted <= 0:
        del lines[article]
        return
    if line.most == 0 and kind != "REMOVE":
        raise Refusal("ARTICLE_SOLD_OUT")
    if article not in lines and len(lines) >= 50:
        raise Refusal("CART_LINE_LIMIT")
    line.want(wanted)
    lines[article] = line


def set_stock(body):
    article = body["articleId"]
    variant, size, _ = ARTICLES[article]
    variant.stock[size] = (article, body["pieces"])
    ARTICLES[article] = (variant, size, body["pieces"])


def set_price(body):
    variant = ARTICLES[body["articleId"]][0]
    variant.price = body["kopecks"]
    if variant.before is not None and variant.before <= variant.price:
        variant.before = None


def set_fault(body):
    Handler.fault = body["name"]


# Hooks of the conformance kit (conformance/package/README.md), which a backend of a shop must not offer.
HOOKS = {"stock": set_stock, "price": set_price, "fault": set_fault}

# Each route: method, address, handler, access (everyone, a bearer token, or an optional bearer token).
ROUTES = [
    ("GET", "/api/_health", lambda _call: {"status": "ok", "database": "postgresql"}, "open"),
    ("GET", "/api/_auth/session", session, "optional"),
    ("DELETE", "/api/_auth/session", sign_out, "open"),
    ("POST", "/api/auth/guest", guest, "optional"),
    ("POST", "/api/auth/login", login, "optional"),
    ("POST", "/api/auth/logout", sign_out, "open"),
    ("POST", "/api/auth/refresh", refresh, "open"),
    ("GET", "/api/auth/user-identity", lambda call: identity_of(call.shopper), "bearer"),
    ("GET", "/api/catalog-orchestration/v1/navigation", navigation, "open"),
    ("GET", "/api/catalog-orchestration/v1/listings", listing, "open"),
    ("GET", "/api/catalog-orchestration/v1/listings/facets", listing_facets, "open"),
    ("GET", "/api/catalog-orchestration/v1/products", products, "open"),
    ("GET", "/api/catalog-orchestration/v1/products/([^/]+)", product, "open"),
    ("GET", "/api/content-orchestration/v1/home", home, "open"),
    ("GET", "/api/store-orchestration/v1/cities", cities, "open"),
    ("GET", "/api/store-orchestration/v1/stores", lambda _call: {"items": []}, "open"),
    ("GET", "/api/review-orchestration/v1/products/([^/]+)/reviews", reviews, "open"),
    ("GET", "/api/cart-orchestration/v1/carts", cart, "bearer"),
    ("POST", "/api/cart-orchestration/v1/carts/items/list", cart_actions, "bearer"),
]


def broken(path, answer):
    """Changes an answer by the fault that the hook `fault` has set."""
    if Handler.fault == "price-null" and "/listings" in path and isinstance(answer, dict) and answer.get("items"):
        answer["items"][0]["price"] = None
    if Handler.fault == "no-articles" and re.search(r"/products/[^/]+$", path) and isinstance(answer, dict):
        answer.pop("articles", None)
    if Handler.fault == "no-payments" and path.endswith("/navigation"):
        answer.pop("payments")
    return answer


class Call:
    def __init__(self, handler, params, query, raw):
        self.handler, self.params, self.query, self.raw = handler, params, query, raw
        self.cookies = []
        header = handler.headers.get("Authorization", "")
        self.bearer = header[7:] if header.startswith("Bearer ") else None
        self.shopper = IDENTITIES.of(self.bearer) if self.bearer else None

    def one(self, name, default=None):
        return self.query.get(name, [default])[0]

    def many(self, name):
        return [value for given in self.query.get(name, []) for value in given.split(",")]

    def cookie(self, name):
        found = re.search(rf"(?:^|; ){name}=([^;]+)", self.handler.headers.get("Cookie", ""))
        return found and found[1]

    def body(self, fields):
        try:
            body = json.loads(self.raw or b"null")
        except ValueError:
            raise Refusal("MALFORMED_JSON")
        if not isinstance(body, dict):
            raise invalid("body", "")
        for name in fields:
            if name not in body:
                raise invalid("body", f"/{name}")
        for name in body:
            if name not in fields:
                raise invalid("body", f"/{name}")
        return body


PIXEL = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    image_origin, fault = "", ""

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(length)
        parts = urlsplit(self.path)
        if parts.path.startswith("/img/"):
            return self.send(200, PIXEL, "image/webp")
        if parts.path == "/conformance":
            return self.send(200, json.dumps({"hooks": list(HOOKS)}).encode(), "application/json")
        if parts.path.startswith("/conformance/"):
            hook, body = HOOKS[parts.path.removeprefix("/conformance/")], json.loads(raw)
            if body.get("articleId", next(iter(ARTICLES))) not in ARTICLES:
                return self.send(404, b"", None)
            hook(body)
            return self.send(204, b"", None)
        cookies = []
        try:
            with IDENTITIES.lock:
                status, answer, cookies = self.called(parts, raw)
        except Refusal as refusal:
            status, title = TITLES[refusal.code]
            cookies = EXPIRED if refusal.code == "REFRESH_REJECTED" else []
            return self.problem(status, refusal.code, title, refusal.errors, cookies)
        if answer is None:
            return self.send(204, b"", None, cookies)
        self.send(status, json.dumps(answer, ensure_ascii=False).encode(), "application/json", cookies)

    def called(self, parts, raw):
        query = parse_qs(parts.query, keep_blank_values=True)
        for method, pattern, handler, access in ROUTES:
            found = re.fullmatch(pattern, parts.path)
            if not found or method != self.command:
                continue
            call = Call(self, [unquote(each) for each in found.groups()], query, raw)
            if access == "bearer" and not call.shopper:
                raise Refusal("UNAUTHORIZED")
            if call.one("site") != "ru":
                raise invalid("query", "/site")
            return 200, broken(parts.path, handler(call)), call.cookies
        raise Refusal("NOT_FOUND")

    def problem(self, status, code, title, errors, cookies):
        slug = code.lower().replace("_", "-")
        request_id = self.headers.get("X-Request-Id") or str(uuid.uuid4())
        body = {"type": f"/problems/{slug}", "title": title, "status": status, "code": code, "requestId": request_id}
        if errors:
            body["errors"] = errors
        self.send(status, json.dumps(body, ensure_ascii=False).encode(), "application/problem+json", cookies)

    def send(self, status, body, media_type, cookies=()):
        self.send_response(status)
        if media_type:
            self.send_header("Content-Type", media_type)
        for line in cookies:
            self.send_header("Set-Cookie", line)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 4200), Handler)
    server.daemon_threads = True
    Handler.image_origin = f"http://127.0.0.1:{server.server_port}"
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
