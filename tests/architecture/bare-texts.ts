import ts from 'typescript';

/**
 * A text with sibling elements or texts in JSX, for which React creates a separate text node. The translation
 * of a browser replaces such nodes by elements. React then throws when it removes the node or inserts
 * something before it, and an update of the text has no visible effect.
 */
export type BareText = { file: string; line: number; says: string };

type Child = ts.JsxChild;

const OF_TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const OF_ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter;
const OF_NOTHING =
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Void |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Never;

/** The parts of an expression that may be rendered. The condition before `&&` is not rendered. */
function shownParts(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return shownParts(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...shownParts(expression.whenTrue), ...shownParts(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const { left, operatorToken, right } = expression;
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return shownParts(right);
    if ([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(operatorToken.kind))
      return [...shownParts(left), ...shownParts(right)];
  }
  return [expression];
}

function bareTextRules(checker: ts.TypeChecker) {
  const known = new Map<ts.Type, boolean>();
  const isText = (type: ts.Type): boolean => {
    const before = known.get(type);
    if (before !== undefined) return before;
    // Remembers a result before the members are checked: a list type may contain itself, and the recursion
    // would not end.
    known.set(type, false);
    const answer = readsAsText(type);
    known.set(type, answer);
    return answer;
  };
  const readsAsText = (type: ts.Type): boolean => {
    if (type.isStringLiteral() && type.value === '') return false;
    if (type.flags & (OF_TEXT | OF_ANYTHING)) return true;
    if (type.isUnion()) return type.types.some(isText);
    // A list counts as a text, because it may contain texts. `ReactNode` does too; it is recognized by its
    // member `Iterable<ReactNode>`.
    if (type.symbol?.name === 'Iterable') return true;
    return checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference).some(isText);
  };
  const isNothing = (type: ts.Type): boolean =>
    type.isUnion() ? type.types.some(isNothing) : (type.flags & OF_NOTHING) !== 0;

  /** Whether a child may be a text whose content changes. */
  const isChangingText = (child: Child): boolean =>
    ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    !ts.isStringLiteralLike(child.expression) &&
    shownParts(child.expression).some((part) => isText(checker.getTypeAtLocation(part)));

  const isFixedText = (child: Child): boolean =>
    ts.isJsxText(child) ||
    (ts.isJsxExpression(child) && child.expression !== undefined && ts.isStringLiteralLike(child.expression));

  /** The type that a component returns, if it is known. */
  const returned = (child: Child): ts.Type | undefined => {
    const opening = ts.isJsxElement(child) ? child.openingElement : child;
    if (!ts.isJsxOpeningLikeElement(opening)) return undefined;
    const { tagName } = opening;
    if (ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return undefined;
    return checker.getResolvedSignature(opening)?.getReturnType();
  };

  /** Whether a child is rendered only sometimes, so that React may add or remove it. */
  const mayGo = (child: Child): boolean => {
    if (ts.isJsxExpression(child)) return child.expression !== undefined && !isFixedText(child);
    const type = returned(child);
    return type !== undefined && (isNothing(type) || isText(type));
  };

  /**
   * Whether a child is a component that returns only a text. The text then stands directly in the parent
   * element. Components typed `ReactNode` are left out, because that type includes everything.
   */
  const isTextOfComponent = (child: Child): boolean => {
    const type = returned(child);
    if (type === undefined) return false;
    const types = type.isUnion() ? type.types : [type];
    return isText(type) && !types.some(({ symbol }) => symbol?.name === 'Iterable');
  };

  return { isChangingText, isFixedText, mayGo, isTextOfComponent };
}

/** The children that are rendered, without comments and line breaks between elements. */
const renderedChildren = (parent: ts.JsxElement | ts.JsxFragment): Child[] =>
  parent.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && child.expression === undefined),
  );

/** Finds the texts of a file that break when a browser translates the page. */
export function bareTexts(source: ts.SourceFile, checker: ts.TypeChecker): BareText[] {
  const rules = bareTextRules(checker);
  const found: BareText[] = [];
  const add = (node: ts.Node, says: string) =>
    found.push({
      file: source.fileName,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      says: `${says}: ${node.getText().trim().replace(/\s+/g, ' ').slice(0, 80)}`,
    });
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = renderedChildren(node);
      const isFragment = ts.isJsxFragment(node);
      children.forEach((child, at) => {
        if (rules.isTextOfComponent(child)) add(child, 'a component that returns a text');
        else if (rules.isChangingText(child) && (children.length > 1 || isFragment))
          add(child, 'a text that changes beside other children');
        else if (rules.isFixedText(child) && isFragment) add(child, 'a text in a fragment');
        else if (rules.isFixedText(child) && children.slice(0, at).some(rules.mayGo))
          add(child, 'a text after a child that may go');
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
