import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { z } from 'zod';
import { meantByReason } from './file-fields.ts';
import { meantBoolean, meantNumber, quoted } from './written-value.ts';

/**
 * Explains in English why a value in a YAML file is refused, and what to write instead if that is clear.
 * `node` is the YAML node of the value; undefined if its key is missing.
 */
export function explainIssue(issue: z.core.$ZodIssue, node: Node | undefined): string {
  const own = issue.message.startsWith('Invalid') || issue.message.startsWith('Too ') ? '' : issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (node === undefined) return 'is missing';
      if (isEmpty(node)) return whyEmpty(node);
      return own === '' ? wrongType(issue.expected, node) : withMeant(own, node);
    case 'too_small':
      if (own !== '') return own;
      if (issue.origin === 'string') return 'is empty';
      return issue.origin === 'array'
        ? `needs at least ${issue.minimum} entries`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (own !== '') return own;
      if (issue.origin === 'string') return `is longer than ${issue.maximum} characters`;
      return issue.origin === 'array'
        ? `has more than ${issue.maximum} entries`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      if (node === undefined) return `is missing; it is ${choices(issue.values)}`;
      return `must be ${choices(issue.values)}${wasWritten(node)}`;
    case 'invalid_union':
      if (node === undefined) return 'is missing';
      if (isEmpty(node)) return whyEmpty(node);
      if (own !== '') return withMeant(own, node);
      return bestOfUnion(issue, node);
    case 'not_multiple_of':
      return 'must be a whole number';
    default:
      return own === '' ? 'has a form that the shop does not know' : withMeant(own, node);
  }
}

const writtenOf = (node: Node | undefined): string | undefined =>
  isScalar(node) && node.value !== null ? (node.source ?? String(node.value)) : undefined;

const isEmpty = (node: Node) => isScalar(node) && node.value === null;

/** Explains an empty value. A common reason: without quotes, YAML reads #161514 as a comment. */
function whyEmpty(node: Node): string {
  const comment = node.comment?.split('\n')[0];
  return comment && /^[\da-f]{3,8}$/i.test(comment)
    ? `is empty, because # begins a comment; write "#${comment}" in quotes`
    : 'is empty';
}

function withMeant(reason: string, node: Node | undefined): string {
  const written = writtenOf(node);
  const meant = written === undefined ? undefined : meantByReason[reason]?.(written);
  return meant === undefined ? reason : `${reason}; write ${meant}`;
}

const wasWritten = (node: Node): string => {
  const written = writtenOf(node);
  return written === undefined ? '' : `, not «${written.slice(0, 60)}»`;
};

const choices = (values: readonly unknown[]) => values.map(String).join(' | ');

function wrongType(expected: string, node: Node): string {
  const written = writtenOf(node);
  const meant = (find: (text: string) => string | undefined) =>
    written === undefined ? undefined : find(written);
  switch (expected) {
    case 'number':
    case 'int': {
      const number = meant(meantNumber);
      // YAML has read a number, so it can only be refused because of its fraction.
      if (number !== undefined && expected === 'int') return 'must be a whole number';
      return number === undefined ? 'must be a number' : `must be a number without quotes: ${number}`;
    }
    case 'boolean': {
      const word = meant(meantBoolean);
      return word === undefined ? 'must be true or false' : `must be true or false without quotes: ${word}`;
    }
    case 'string': {
      const text = meant(quoted);
      if (text !== undefined) return `must be a text in quotes: ${text}`;
      return isSeq(node) ? 'must be one text, not a list' : 'must be a text';
    }
    case 'array':
      return written === undefined ? 'must be a list' : `must be a list: [${written}]`;
    case 'object':
    case 'record':
      return isMap(node) ? 'has a key that is not a text' : 'must have keys and values, one a line';
    case 'tuple':
      return 'must be a list';
    default:
      return 'has a form that the shop does not know';
  }
}

/**
 * The reason for a value of a union type: that of the alternative that the author probably meant. This is an
 * alternative whose type the value has, so that only something inside the value is wrong.
 */
function bestOfUnion(issue: z.core.$ZodIssueInvalidUnion, node: Node): string {
  const forms = issue.errors.flatMap(([first]) => (first ? [first] : []));
  const meant = forms.find(({ code, path }) => code !== 'invalid_type' || path.length > 0);
  const chosen = meant ?? forms[0];
  if (!chosen) return 'has a kind that the shop does not know';
  const inner = chosen.path.reduce<unknown>(
    (at, key) => (isMap(at) || isSeq(at) ? at.get(key, true) : undefined),
    node,
  );
  const reason = explainIssue(chosen, inner as Node | undefined);
  return chosen.path.length === 0 ? reason : `${chosen.path.join('.')}: ${reason}`;
}
