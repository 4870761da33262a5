import { expect, it } from 'vitest';
import contract from '#contract/openapi.json' with { type: 'json' };
import { problemTitles } from '#shared/web/problem-titles.ts';
import { tooManyRequests } from '../../backend/platform/http/problem.ts';

type Problem = { code: keyof typeof problemTitles; title: string };

const examples = problemsIn(contract);
const { headers } = contract.components.responses['too-many-requests'];
const titles = {
  ...problemTitles,
  TOO_MANY_REQUESTS: tooManyRequests(headers['Retry-After'].example).title,
};

function problemsIn(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('code' in value && 'title' in value && typeof value.title === 'string') return [value as Problem];
  return Object.values(value).flatMap(problemsIn);
}

it('the contract’s examples contain errors, so that the next test checks many', () => {
  expect(examples.length).toBeGreaterThan(40);
  expect(new Set(examples.map(({ code }) => code)).size).toBeGreaterThan(30);
});

it('every error in the examples has exactly the shop’s message, including its no-break spaces', () => {
  expect(examples.map(({ code, title }) => [code, title])).toEqual(
    examples.map(({ code }) => [code, titles[code]]),
  );
});
