/**
 * Generated from the contract by scripts/generation/agent-tools.ts
 * Do not edit manually.
 */
import type { OperationId } from './operations.ts';

/** An operation that programs may call, with the parts of its answer that they get. */
export type AgentTool = {
  name: OperationId;
  title: string;
  description: string;
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query' }[];
  /** A JSON Schema. */
  inputSchema: { type: 'object'; properties: Record<string, object>; required: string[]; additionalProperties: false };
  /**
   * Parts of the answer that the program gets. Names are joined by dots; arrays have no name of their own.
   */
  answer: readonly string[];
  /**
   * Parts of the answer that become links: the address in the shop, with `{value}` in place of the part.
   */
  links: Readonly<Record<string, string>>;
  /** Parts of the answer that shoppers wrote. */
  shoppers: readonly string[];
};

/** What prices and other sums are. */
export const moneyDescription = "An amount in integer kopecks; 1299000 is 12 990 ₽.";

export const agentTools: readonly AgentTool[] = [
  {
    "name": "getCartLink",
    "title": "A link that fills the cart",
    "description": "The goods that a link would add to a cart, with the prices of now, and the address of the link itself. Opening the link changes nothing: the shopper sees the goods, adds all of them by one press and goes on to the checkout. Articles that do not exist are left out; a quantity beyond the stock or beyond 10 is lowered, to 0 for what has sold out.",
    "path": "/api/cart-orchestration/v1/carts/link",
    "parameters": [
      {
        "name": "articles",
        "in": "query"
      }
    ],
    "inputSchema": {
      "type": "object",
      "properties": {
        "articles": {
          "type": "array",
          "minItems": 1,
          "maxItems": 20,
          "items": {
            "type": "string",
            "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:([1-9]|10)$",
            "minLength": 38,
            "maxLength": 39,
            "description": "The `articleId` of a size, a colon and the pieces, 1 to 10.",
            "examples": [
              "55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3:1"
            ]
          },
          "description": "Articles with the pieces of each, such as `55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3:1`; `getProduct` has the `articleId` of each size. Pieces of an article that is named twice are added up."
        }
      },
      "required": [
        "articles"
      ],
      "additionalProperties": false
    },
    "answer": [
      "items.articleId",
      "items.name",
      "items.productUrl",
      "items.colour.displayValue",
      "items.size",
      "items.quantity",
      "items.maxQuantity",
      "items.unitPrice",
      "items.unitPriceBefore",
      "path"
    ],
    "links": {
      "path": "{value}"
    },
    "shoppers": []
  },
  {
    "name": "getProduct",
    "title": "A product",
    "description": "One colour of a model with its sizes, its other colours and what goes well with it.",
    "path": "/api/catalog-orchestration/v1/products/{productUrl}",
    "parameters": [
      {
        "name": "productUrl",
        "in": "path"
      }
    ],
    "inputSchema": {
      "type": "object",
      "properties": {
        "productUrl": {
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "minLength": 1,
          "maxLength": 160,
          "description": "Last part of the address of the product page.",
          "examples": [
            "palto-pryamogo-kroya-iz-shersti-bezhevyy"
          ]
        }
      },
      "required": [
        "productUrl"
      ],
      "additionalProperties": false
    },
    "answer": [
      "name",
      "productUrl",
      "colour.displayValue",
      "price",
      "priceBefore",
      "hasDearerSizes",
      "articles.articleId",
      "articles.size",
      "articles.international",
      "articles.state",
      "articles.left",
      "articles.price",
      "articles.priceBefore",
      "composition.fibre",
      "composition.percent",
      "attributes.name",
      "attributes.value",
      "description",
      "colours.productUrl",
      "colours.colour.displayValue",
      "colours.isAvailable"
    ],
    "links": {
      "productUrl": "/product/{value}"
    },
    "shoppers": []
  },
  {
    "name": "getProductReviews",
    "title": "Reviews of a product",
    "description": "Published reviews of the model in all its colours, and the summary of all of them.",
    "path": "/api/review-orchestration/v1/products/{productUrl}/reviews",
    "parameters": [
      {
        "name": "productUrl",
        "in": "path"
      },
      {
        "name": "stars",
        "in": "query"
      },
      {
        "name": "bought",
        "in": "query"
      },
      {
        "name": "height",
        "in": "query"
      },
      {
        "name": "withPhotos",
        "in": "query"
      },
      {
        "name": "sort",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      }
    ],
    "inputSchema": {
      "type": "object",
      "properties": {
        "productUrl": {
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "minLength": 1,
          "maxLength": 160,
          "description": "Last part of the address of the product page.",
          "examples": [
            "palto-pryamogo-kroya-iz-shersti-bezhevyy"
          ]
        },
        "stars": {
          "type": "integer",
          "minimum": 1,
          "maximum": 5,
          "description": "Only reviews with so many stars."
        },
        "bought": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20,
          "description": "Only reviews of this size."
        },
        "height": {
          "type": "integer",
          "minimum": 50,
          "maximum": 230,
          "description": "Only reviews of people whose height is within 5 cm of this, in centimetres."
        },
        "withPhotos": {
          "type": "string",
          "enum": [
            "true"
          ],
          "description": "Only reviews with photographs."
        },
        "sort": {
          "type": "string",
          "enum": [
            "newest",
            "helpful",
            "best",
            "worst"
          ],
          "default": "newest",
          "description": "Their order."
        },
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 1,
          "description": "Number of the page."
        }
      },
      "required": [
        "productUrl"
      ],
      "additionalProperties": false
    },
    "answer": [
      "totalItems",
      "page",
      "totalPages",
      "summary.average",
      "summary.count",
      "summary.fit.verdict",
      "items.stars",
      "items.fit",
      "items.size",
      "items.text",
      "items.pros",
      "items.cons",
      "items.isDemo"
    ],
    "links": {},
    "shoppers": [
      "items.text",
      "items.pros",
      "items.cons"
    ]
  },
  {
    "name": "searchProducts",
    "title": "Search",
    "description": "Models whose words fit the query, one card a model in the colour that fits it best. Forms of words, ё and е, synonyms, the other keyboard layout and typos are seen through; sizes, colours and prices in the query choose. `popular` sorts by how well they fit.",
    "path": "/api/search-orchestration/v1/search",
    "parameters": [
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "sort",
        "in": "query"
      },
      {
        "name": "category",
        "in": "query"
      },
      {
        "name": "size",
        "in": "query"
      },
      {
        "name": "colour",
        "in": "query"
      },
      {
        "name": "material",
        "in": "query"
      },
      {
        "name": "pattern",
        "in": "query"
      },
      {
        "name": "season",
        "in": "query"
      },
      {
        "name": "fit",
        "in": "query"
      },
      {
        "name": "length",
        "in": "query"
      },
      {
        "name": "sleeve",
        "in": "query"
      },
      {
        "name": "neckline",
        "in": "query"
      },
      {
        "name": "closure",
        "in": "query"
      },
      {
        "name": "line",
        "in": "query"
      },
      {
        "name": "discount",
        "in": "query"
      },
      {
        "name": "availability",
        "in": "query"
      },
      {
        "name": "store",
        "in": "query"
      },
      {
        "name": "priceFrom",
        "in": "query"
      },
      {
        "name": "priceTo",
        "in": "query"
      }
    ],
    "inputSchema": {
      "type": "object",
      "properties": {
        "q": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "description": "The query."
        },
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10000,
          "default": 1,
          "description": "Number of the page."
        },
        "sort": {
          "type": "string",
          "enum": [
            "popular",
            "new",
            "price-asc",
            "price-desc",
            "discount"
          ],
          "default": "popular",
          "description": "Order."
        },
        "category": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Listings below; any of them fits. Values that the listing does not know are passed over."
        },
        "size": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Sizes; a colour fits that has any of them in stock. Values that the listing does not know are passed over."
        },
        "colour": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Families of colours; any of them fits. Values that the listing does not know are passed over."
        },
        "material": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Fibres of the composition; any of them fits. Values that the listing does not know are passed over."
        },
        "pattern": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Patterns; any of them fits. Values that the listing does not know are passed over."
        },
        "season": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Seasons; any of them fits. Values that the listing does not know are passed over."
        },
        "fit": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Fits; any of them is right. Values that the listing does not know are passed over."
        },
        "length": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Lengths; any of them is right. Values that the listing does not know are passed over."
        },
        "sleeve": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Sleeves; any of them is right. Values that the listing does not know are passed over."
        },
        "neckline": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Necklines; any of them fits. Values that the listing does not know are passed over."
        },
        "closure": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Ways to close; any of them fits. Values that the listing does not know are passed over."
        },
        "line": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Lines of the brand; any of them fits. Values that the listing does not know are passed over."
        },
        "discount": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Least discount in percent; of several the smallest counts. Values that the listing does not know are passed over."
        },
        "availability": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Whether something of it has to be in stock. Values that the listing does not know are passed over."
        },
        "store": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+([-/][a-z0-9]+)*$",
            "minLength": 1,
            "maxLength": 100,
            "description": "A value of a facet as addresses write it.",
            "examples": [
              "siniy"
            ]
          },
          "description": "Codes of stores; a colour fits that any of them has, in one of the chosen sizes when there are such. Values that the listing does not know are passed over."
        },
        "priceFrom": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100000000000,
          "description": "Least price in kopecks."
        },
        "priceTo": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100000000000,
          "description": "Highest price in kopecks."
        }
      },
      "required": [
        "q"
      ],
      "additionalProperties": false
    },
    "answer": [
      "totalItems",
      "page",
      "totalPages",
      "shownQuery",
      "items.name",
      "items.productUrl",
      "items.colour.displayValue",
      "items.price",
      "items.priceBefore",
      "items.hasDearerSizes",
      "items.sizes.value",
      "items.sizes.inStock"
    ],
    "links": {
      "items.productUrl": "/product/{value}"
    },
    "shoppers": []
  },
  {
    "name": "getCities",
    "title": "Places to deliver to",
    "description": "Cities and other places the shop delivers to, found by what a shopper types: the beginning of the name, a word of it, or the region; also in the Latin keyboard layout. A postal code of six digits finds the place of that code, for villages that are not in the list: its name is the region, and its region says the code. Names that begin with the text come first, larger places before smaller ones. Without a text the default city comes first, then the largest.",
    "path": "/api/store-orchestration/v1/cities",
    "parameters": [
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "code",
        "in": "query"
      },
      {
        "name": "withStores",
        "in": "query"
      },
      {
        "name": "size",
        "in": "query"
      }
    ],
    "inputSchema": {
      "type": "object",
      "properties": {
        "q": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "description": "What was typed so far."
        },
        "code": {
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "minLength": 1,
          "maxLength": 60,
          "description": "Only this city.",
          "examples": [
            "moskva"
          ]
        },
        "withStores": {
          "type": "boolean",
          "default": false,
          "description": "Only cities with stores of the shop."
        },
        "size": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 20,
          "description": "The most cities to return."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "answer": [
      "items.code",
      "items.name",
      "items.region"
    ],
    "links": {},
    "shoppers": []
  },
  {
    "name": "getArticleDelivery",
    "title": "How an article can be delivered, and where it lies",
    "description": "Delivery methods for one piece of an article to a city, as if nothing else was ordered, and the stores of the city with what they have of it. A store that has it hands it over today where the hour, its opening hours and the calendar allow that.",
    "path": "/api/delivery-orchestration/v1/articles/{articleId}",
    "parameters": [
      {
        "name": "articleId",
        "in": "path"
      },
      {
        "name": "city",
        "in": "query"
      }
    ],
    "inputSchema": {
      "type": "object",
      "properties": {
        "articleId": {
          "type": "string",
          "format": "uuid",
          "description": "The article.",
          "examples": [
            "3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10"
          ]
        },
        "city": {
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "minLength": 1,
          "maxLength": 60,
          "description": "The city, as getCities names it.",
          "examples": [
            "moskva"
          ]
        }
      },
      "required": [
        "articleId",
        "city"
      ],
      "additionalProperties": false
    },
    "answer": [
      "cityName",
      "methods.name",
      "methods.price",
      "methods.firstDay",
      "methods.lastDay",
      "methods.payments",
      "methods.obstacle.text",
      "stores.store.name",
      "stores.store.address",
      "stores.pieces",
      "stores.firstDay"
    ],
    "links": {},
    "shoppers": []
  }
];
