/**
 * Plain English in the page, as `tools/plain_english.py` wants it in Python: a value is named after what it is, and a
 * comment of documentation stands alone. Prints every problem with its place; fails if there is any.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";

const FORBIDDEN = new Set(["found", "told", "said", "one", "given", "taken"]);
/** Words that refer to what is not there, or a question. */
const REFERRING = /^(The same|As in|As `|As for|Its|Their|His|Likewise|Ditto|So many|So much)\b|^[^.]*\?$/;
/** Files that a program writes: their keys are those of the wire. */
const GENERATED = ["src/protocol/messages.ts", "src/protocol/operations.ts", "src/words/messages.ts"];

/** The files of a folder by their paths, those of its own folders too if `recursive`. */
const filesIn = (folder, recursive) => readdirSync(folder, { recursive }).map((name) => join(folder, name));

/** Every file of code that a person writes. */
const files = [...filesIn(".", false), ...filesIn("src", true), ...filesIn("test", true)].filter(
  (path) => /\.(tsx?|m[tj]s)$/.test(path) && !GENERATED.includes(path),
);

/** The identifiers that a pattern binds. */
function bound(pattern) {
  switch (pattern?.type) {
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => bound(property.value ?? property.argument));
    case "ArrayPattern":
      return pattern.elements.flatMap(bound);
    case "AssignmentPattern":
      return bound(pattern.left);
    case "RestElement":
      return bound(pattern.argument);
    case "TSParameterProperty":
      return bound(pattern.parameter);
    default:
      return pattern ? [pattern] : [];
  }
}

/** The identifiers that a file defines: variables, parameters, functions, types, their properties, imports. */
function defined(program) {
  const names = [];
  const define = ({ id, params, param, local, key, name }) =>
    names.push(...[id, ...(params ?? []), param, local, key, name].flatMap(bound));
  const kinds = [
    ...["VariableDeclarator", "FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression", "CatchClause"],
    ...["ClassDeclaration", "PropertyDefinition", "MethodDefinition", "ImportSpecifier", "ImportDefaultSpecifier"],
    ...["ImportNamespaceSpecifier", "TSInterfaceDeclaration", "TSTypeAliasDeclaration", "TSTypeParameter"],
    ...["TSPropertySignature", "TSMethodSignature", "TSFunctionType"],
  ];
  new Visitor(Object.fromEntries(kinds.map((kind) => [kind, define]))).visit(program);
  return names.filter(({ name }) => FORBIDDEN.has(String(name).toLowerCase()));
}

/** Comments of documentation that do not stand alone. */
const referring = (comments) =>
  comments.filter(
    ({ type, value }) =>
      type === "Block" &&
      value.startsWith("*") &&
      REFERRING.test(
        value
          .replace(/^[*\s]+/gm, "")
          .trim()
          .split("\n")[0],
      ),
  );

for (const file of files) {
  const text = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, text);
  const problems = [
    ...defined(program).map(({ name, start }) => [start, `\`${name}\` does not say what it is: use a noun`]),
    ...referring(comments).map(({ start }) => [start, "this comment does not stand alone: name its subject and state"]),
  ];
  for (const [start, problem] of problems.sort(([a], [b]) => a - b)) {
    console.log(`web/${file}:${text.slice(0, start).split("\n").length}: ${problem}`);
    process.exitCode = 1;
  }
}
