import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAST_ANSWERS } from '#shared/reviews/fit.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { demoReviews } from './reviews.ts';

const silhouettes = new Set(
  readdirSync(new URL('../maps', import.meta.url)).map((file) => file.replace(/\.maps$/, '')),
);
const { groups } = createDemoCatalog({
  silhouettes,
  pictureVersion: 'v',
  views: () => ['front'],
  tint: () => '#e4e2dd',
  today: '2026-11-28',
});
const reviews = demoReviews(groups);
const byModel = [...Map.groupBy(reviews, ({ group }) => group)];

test('at least forty models have reviews, and most of these have enough answers for a hint about the fit (§3.11.8)', () => {
  expect(byModel.length).toBeGreaterThanOrEqual(40);
  const hinted = byModel.filter(([, of]) => of.filter(({ fit }) => fit !== null).length >= LEAST_ANSWERS);
  expect(hinted.length).toBeGreaterThan(20);
  expect(Math.max(...byModel.map(([, of]) => of.length))).toBeGreaterThan(10);
});

test('demo reviews have authors named «Демо-покупатель», and those of one model differ in author, text and date', () => {
  for (const [{ name }, of] of byModel) {
    for (const { author } of of) expect(author).toMatch(/^Демо-покупатель\u00a0\d{1,2}$/);
    for (const key of ['author', 'text', 'daysAgo'] as const)
      expect(new Set(of.map((one) => one[key])).size, `${name}: ${key}`).toBe(of.length);
  }
  for (const key of ['stars', 'fit', 'heightCm', 'usualSize'] as const)
    expect(new Set(reviews.map((one) => one[key])).size, key).toBeGreaterThan(2);
});

test('every review names its goods by a word from their name', () => {
  for (const { group, text } of reviews) {
    const words = group.name.toLowerCase().split(/[^\p{L}]+/u);
    const said = text.toLowerCase().split(/[^\p{L}]+/u);
    expect(
      said.filter((word) => word.length > 3).some((word) => words.includes(word)),
      text,
    ).toBe(true);
    expect(text).not.toContain('{}');
    for (const sentence of text.split('. ')) expect(sentence, text).toMatch(/^[А-ЯЁ]/);
  }
});

test('at least six models have reviews with pictures', () => {
  const pictured = reviews.filter(({ scene }) => scene !== null);
  expect(new Set(pictured.map(({ group }) => group)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(pictured.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(6);
});

test('the demo reviews do not depend on the order of the goods', () => {
  expect(demoReviews(groups.toReversed())).toEqual(reviews);
});
