/** The names that sources and styles must share: classes, data attributes, custom properties. */

import postcss, { type AtRule } from "postcss";
import { type ESTree, parseSync, Visitor } from "vite";

export interface Names {
  classes: Set<string>;
  /** Beginnings of classes whose end is known only when they are drawn (`at-${place}`). */
  beginnings: Set<string>;
  /** Classes in selectors by which a script finds elements. */
  sought: Set<string>;
  data: Set<string>;
  properties: Set<string>;
}

type Node = ESTree.Node;

/** A string that is a selector with classes. */
const SELECTOR = /^(?=.*(^|[\s(])\.[a-z])(?!.*\/)[\w\s.:,>()[\]="*#-]+$/;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** `dataset.cardName` as it stands in HTML. */
const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names in a file of TypeScript. Classes are those of `class` (or `…Class`), `className` and `classList`. */
export function namesIn(file: string, text: string): Names {
  const names: Names = {
    classes: new Set(),
    beginnings: new Set(),
    sought: new Set(),
    data: new Set(),
    properties: new Set(),
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`);
  const variables = new Map<string, Node[]>();
  const classes: Node[] = [];
  const remember = (name: Node | null, value: Node | null | undefined) => {
    if (name?.type === "Identifier" && value) variables.set(name.name, [...(variables.get(name.name) ?? []), value]);
  };
  const string = (node: { value: unknown }) => {
    const { value } = node;
    if (typeof value !== "string") return;
    if (/^--[\w-]+$/.test(value)) names.properties.add(value);
    for (const [property] of value.matchAll(/(?<=var\()--[\w-]+/g)) names.properties.add(property);
    for (const [, name] of value.matchAll(/\[data-([\w-]+)/g)) names.data.add(name!);
  };
  const literal = ({ value }: { value: unknown }) => {
    string({ value });
    if (typeof value !== "string" || !SELECTOR.test(value)) return;
    for (const [, name] of value.matchAll(/\.([a-z][\w-]*)/g)) names.sought.add(name!);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => remember(id, init),
    AssignmentPattern: ({ left, right }) => remember(left, right),
    Literal: literal,
    TemplateElement: ({ value }) => string({ value: value.cooked }),
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier") return;
      if (name.name.startsWith("data-")) names.data.add(name.name.slice("data-".length));
      if (/^class$|Class$/.test(name.name) && value) classes.push(value);
      if (name.name === "data") for (const key of keysOf(value)) names.data.add(key);
    },
    MemberExpression({ object, property }) {
      const onDataset = object.type === "MemberExpression" && isNamed(object.property, "dataset");
      if (onDataset && property.type === "Identifier") names.data.add(hyphened(property.name));
    },
    AssignmentExpression({ left, right }) {
      if (left.type === "MemberExpression" && isNamed(left.property, "className")) classes.push(right);
    },
    CallExpression({ callee, arguments: args }) {
      if (callee.type !== "MemberExpression") return;
      const { object, property } = callee;
      if (object.type === "MemberExpression" && isNamed(object.property, "classList")) classes.push(...args);
      const [first] = args;
      const sets = ["setAttribute", "removeAttribute", "toggleAttribute"].some((name) => isNamed(property, name));
      if (sets && first?.type === "Literal" && String(first.value).startsWith("data-"))
        names.data.add(String(first.value).slice("data-".length));
    },
  }).visit(program);
  const seen = new Set<Node>();
  /** The expressions whose values may be part of a class. */
  const parts = (node: Node): readonly (Node | null | undefined)[] => {
    switch (node.type) {
      case "JSXExpressionContainer":
      case "ParenthesizedExpression":
        return [node.expression];
      case "TemplateLiteral":
        return node.expressions;
      case "ConditionalExpression":
        return [node.consequent, node.alternate];
      case "LogicalExpression":
        return [node.left, node.right];
      case "Identifier":
        return variables.get(node.name) ?? [];
      default:
        return [];
    }
  };
  const gather = (node: Node | null | undefined): void => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.type === "Literal") for (const word of words(String(node.value ?? ""))) names.classes.add(word);
    if (node.type === "TemplateLiteral") {
      for (const [at, { value }] of node.quasis.entries()) {
        const tokens = words(value.cooked ?? "");
        const goesOn = at < node.expressions.length && /\S$/.test(value.cooked ?? "");
        if (goesOn) names.beginnings.add(tokens.pop()!);
        for (const word of tokens) names.classes.add(word);
      }
    }
    for (const part of parts(node)) gather(part);
  };
  for (const node of classes) gather(node);
  return names;
}

const isNamed = (node: Node, name: string): boolean => node.type === "Identifier" && node.name === name;

/** The keys of an object literal in an attribute. */
function keysOf(value: Node | null): string[] {
  const object = value?.type === "JSXExpressionContainer" ? value.expression : value;
  if (object?.type !== "ObjectExpression") return [];
  return object.properties.flatMap((property) =>
    property.type === "Property" && "name" in property.key ? [String(property.key.name)] : [],
  );
}

/** The names in a style sheet: selectors, properties that are set or used, and conditions. */
export interface Sheet {
  classes: Set<string>;
  data: Set<string>;
  sets: Set<string>;
  uses: Set<string>;
  conditions: Set<string>;
}

export function sheetOf(text: string): Sheet {
  const sheet: Sheet = { classes: new Set(), data: new Set(), sets: new Set(), uses: new Set(), conditions: new Set() };
  const root = postcss.parse(text);
  root.walkRules(({ selector, parent }) => {
    if ((parent as AtRule | undefined)?.name === "keyframes") return;
    const plain = selector.replace(/"[^"]*"/g, "");
    for (const [, name] of plain.matchAll(/\.([a-zA-Z][\w-]*)/g)) sheet.classes.add(name!);
    for (const [, name] of plain.matchAll(/\[data-([\w-]+)/g)) sheet.data.add(name!);
  });
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) sheet.sets.add(prop);
    for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) sheet.uses.add(name!);
    for (const [, name] of value.matchAll(/attr\(data-([\w-]+)/g)) sheet.data.add(name!);
  });
  root.walkAtRules(/^(media|container)$/, ({ name, params }) => void sheet.conditions.add(`@${name} ${params}`));
  return sheet;
}
