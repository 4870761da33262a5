import {
  AddToWishlistBody,
  AddToWishlistHeader,
  AddToWishlistQueryParams,
  AddToWishlistResponse,
  GetSharedWishlistHeader,
  GetSharedWishlistParams,
  GetSharedWishlistQueryParams,
  GetSharedWishlistResponse,
  GetWishlistItemsHeader,
  GetWishlistItemsQueryParams,
  GetWishlistItemsResponse,
  GetWishlistPageBody,
  GetWishlistPageHeader,
  GetWishlistPageQueryParams,
  GetWishlistPageResponse,
  RemoveFromWishlistHeader,
  RemoveFromWishlistParams,
  RemoveFromWishlistQueryParams,
  ShareWishlistHeader,
  ShareWishlistQueryParams,
  ShareWishlistResponse,
  StopSharingWishlistHeader,
  StopSharingWishlistQueryParams,
} from '../../src/generated/zod/wishlist.ts';
import { empty, operation } from '../platform/http/operation.ts';
import { addToWishlist, getWishlistItems, getWishlistPage, removeFromWishlist } from './queries.ts';
import { getSharedWishlist, shareWishlist, stopSharingWishlist } from './sharing.ts';

export const wishlistOperations = [
  operation({
    method: 'get',
    path: '/api/wishlist-orchestration/v2/wishlists/my/variant-groups',
    schemas: {
      query: GetWishlistItemsQueryParams,
      header: GetWishlistItemsHeader,
      response: GetWishlistItemsResponse,
    },
    access: 'bearer',
    handler: ({ principal, deps }) => getWishlistItems(deps.db, principal.id),
  }),
  operation({
    method: 'put',
    path: '/api/wishlist-orchestration/v2/wishlists/my',
    schemas: {
      query: AddToWishlistQueryParams,
      header: AddToWishlistHeader,
      body: AddToWishlistBody,
      response: AddToWishlistResponse,
    },
    access: 'bearer',
    handler: ({ principal, query, body, deps }) =>
      addToWishlist(deps.db, {
        ownerId: principal.id,
        articleIds: body.items.map(({ articleId }) => articleId),
        force: query.force,
        now: deps.clock(),
      }),
  }),
  operation({
    method: 'delete',
    path: '/api/wishlist-orchestration/v2/wishlists/my/{articleId}',
    schemas: {
      params: RemoveFromWishlistParams,
      query: RemoveFromWishlistQueryParams,
      header: RemoveFromWishlistHeader,
    },
    access: 'bearer',
    handler: async ({ principal, params, deps }) => {
      await removeFromWishlist(deps.db, principal.id, params.articleId);
      return empty(204);
    },
  }),
  operation({
    method: 'post',
    path: '/api/wishlist-orchestration/v1/wishlists/my/items/page',
    schemas: {
      query: GetWishlistPageQueryParams,
      header: GetWishlistPageHeader,
      body: GetWishlistPageBody,
      response: GetWishlistPageResponse,
    },
    access: 'bearer',
    handler: ({ principal, body, deps }) => getWishlistPage(deps, principal.id, body, deps.clock()),
  }),
  operation({
    method: 'post',
    path: '/api/wishlist-orchestration/v1/wishlists/my/share',
    schemas: {
      query: ShareWishlistQueryParams,
      header: ShareWishlistHeader,
      response: ShareWishlistResponse,
    },
    access: 'bearer',
    handler: ({ principal, deps }) =>
      shareWishlist(deps.db, { ownerId: principal.id, secret: deps.secrets(), now: deps.clock() }),
  }),
  operation({
    method: 'delete',
    path: '/api/wishlist-orchestration/v1/wishlists/my/share',
    schemas: { query: StopSharingWishlistQueryParams, header: StopSharingWishlistHeader },
    access: 'bearer',
    handler: async ({ principal, deps }) => {
      await stopSharingWishlist(deps.db, principal.id);
      return empty(204);
    },
  }),
  operation({
    method: 'get',
    path: '/api/wishlist-orchestration/v1/wishlists/shared/{code}',
    schemas: {
      params: GetSharedWishlistParams,
      query: GetSharedWishlistQueryParams,
      header: GetSharedWishlistHeader,
      response: GetSharedWishlistResponse,
    },
    access: 'open',
    handler: ({ params, deps }) => getSharedWishlist(deps, params.code, deps.clock()),
  }),
];
