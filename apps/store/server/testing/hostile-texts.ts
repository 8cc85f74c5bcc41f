/** Side effect of every payload that runs, which tests can count. */
export const EXPLOIT = 'globalThis.ran=(globalThis.ran??0)+1';
const deed = `${EXPLOIT}//`;
/** A shorter payload for places that reject the other one. */
const CALL = 'alert(1)';

const HANDLERS = [
  'onload',
  'onerror',
  'onclick',
  'onfocus',
  'onmouseover',
  'onpointerenter',
  'onanimationstart',
  'ontoggle',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
  'onbegin',
  'onscroll',
  'oninput',
  'ontransitionend',
  'onpageshow',
  'onhashchange',
  'onwheel',
  'onauxclick',
  'oncut',
  'onsubmit',
];

const TAGS = [
  'img src=x',
  'svg',
  'body',
  'iframe',
  'input autofocus',
  'details open',
  'video src=x',
  'audio src=x',
  'marquee',
  'object data=x',
  'embed src=x',
  'math',
  'a href=x',
  'button',
  'select autofocus',
  'style',
  'link rel=stylesheet href=x',
  'dialog open',
  'custom-part tabindex=1 autofocus',
  'xss',
];

/** Spellings of a script URL's scheme. */
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\tjavascript:',
  'java\nscript:',
  'java\tscript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6A;avascript:',
  '&#0000106avascript:',
  'javascript\u0000:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==#',
  'data:image/svg+xml,<svg onload=',
  'feed:javascript:',
  'view-source:javascript:',
  'jav&Tab;ascript:',
  'blob:javascript:',
];

/** Ways to break out of an attribute, a script, a comment, a style, a title or a template. */
const EXITS = [
  '">',
  "'>",
  '`>',
  '"',
  "'",
  '</script>',
  '</ScRiPt >',
  '</script\t',
  '-->',
  '--!>',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</template>',
  '</noscript>',
  '</svg>',
  '</math>',
  '*/',
  '\\"',
  '\\u003c/script>',
  '\\x3c/script>',
  '});',
  '}}',
  '"}]}',
  '${',
  '`+',
  '\u2028',
  '\u2029',
  '\r\n\r\n',
  '\u0000">',
  '%22%3E',
  '%0d%0a',
  '&quot;>',
  '&lt;/script&gt;',
];

const ELEMENTS = [
  `<script>${deed}</script>`,
  `<script src=data:,${deed}></script>`,
  `<script type=module>${deed}</script>`,
  `<script/x>${deed}</script>`,
  `<<script>${deed}//<</script>`,
  `<scr<script>ipt>${deed}</scr</script>ipt>`,
  `<svg><script>${deed}</script></svg>`,
  `<svg><script href=data:,${deed} /></svg>`,
  `<svg><animate onbegin="${deed}" attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${deed}>#x"/></svg>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${CALL}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${deed}">`,
  `<iframe srcdoc="<script>parent.${deed}</script>"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<base href="javascript:/${CALL}/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<button formaction="javascript:${CALL}">x</button>`,
  `<link rel=import href="data:text/html,<script>${deed}</script>">`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<div style="background:url(javascript:${CALL})">x</div>`,
  `<div style="width:expression(${CALL})">x</div>`,
  `<template><script>${deed}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${deed}>"></noscript>`,
  `<!--><img src=x onerror="${deed}">-->`,
  `<![CDATA[><img src=x onerror="${deed}">]]>`,
  `<?xml version="1.0"?><img src=x onerror="${deed}">`,
  `<img src="x\` \`<script>${deed}</script>"\` \`>`,
  `<img """><script>${deed}</script>">`,
  `<img src=x\u000Conerror="${deed}">`,
  `<img/src=x/onerror=${deed}>`,
  `<a href="\u0001javascript:${CALL}">x</a>`,
  `<input type=image src=x onerror="${deed}">`,
  `<video><source onerror="${deed}"></video>`,
  `<isindex action=javascript:${CALL} type=image>`,
  `<plaintext>`,
  `<textarea><script>${deed}</script>`,
  `<title><script>${deed}</script>`,
];

const MARKDOWN = [
  (address: string) => `[x](${address}${CALL})`,
  (address: string) => `![x](${address}${CALL})`,
  (address: string) => `[x]: ${address}${CALL}\n\n[x]`,
  (address: string) => `<${address}${CALL}>`,
  (address: string) => `[x](<${address}${CALL}> "title")`,
];

/** Characters that fold, expand or normalise to markup. */
const UNICODE = [
  `＜script＞${deed}＜/script＞`,
  `‹script›${deed}‹/script›`,
  `<ſcript>${deed}</ſcript>`,
  `<scrıpt>${deed}</scrıpt>`,
  `\u202E<script>${deed}</script>`,
  `\uFEFF<script>${deed}</script>`,
  `<s\u200Bcript>${deed}</s\u200Bcript>`,
  `\uD800<script>${deed}</script>`,
  `\u0000<script>${deed}</script>`,
  `<script\u0000>${deed}</script>`,
  `+ADw-script+AD4-${deed}+ADw-/script+AD4-`,
  `¼script¾${deed}¼/script¾`,
  `%3Cscript%3E${deed}%3C/script%3E`,
  `%253Cscript%253E${deed}%253C/script%253E`,
  `&lt;script&gt;${deed}&lt;/script&gt;`,
  `&#60;script&#62;${deed}&#60;/script&#62;`,
  `&#x3c;script&#x3e;${deed}&#x3c;/script&#x3e;`,
  `&amp;lt;script&amp;gt;${deed}`,
  `\\u003cscript\\u003e${deed}\\u003c/script\\u003e`,
];

/** Syntax of templates, message formats and object prototypes. */
const LANGUAGES = [
  `{{constructor.constructor('${EXPLOIT}')()}}`,
  `\${${EXPLOIT}}`,
  `#{${EXPLOIT}}`,
  `<%= ${EXPLOIT} %>`,
  `{count, plural, other {<b>x</b>}}`,
  `{name}`,
  `'{'`,
  `%kept-title%`,
  `__proto__`,
  `constructor`,
  `{"__proto__":{"ran":1}}`,
  `","ran":1,"x":"`,
  `"},"ran":[1]}`,
  `' OR '1'='1`,
  `'; DROP TABLE products; --`,
  `=HYPERLINK("javascript:${CALL}")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `\r\nSet-Cookie: ran=1`,
  `\r\nBcc: everyone@example.com`,
  `\u0007\u001B]0;x\u0007`,
];

function* payloads(): Generator<string> {
  yield* ELEMENTS;
  yield* UNICODE;
  yield* LANGUAGES;
  for (const exit of EXITS) {
    yield `${exit}<script>${deed}</script>`;
    yield `${exit}<img src=x onerror="${deed}">`;
    yield `${exit} autofocus onfocus=${deed} x=`;
    yield `${exit}<svg onload=${deed}>`;
  }
  for (const [place, tag] of TAGS.entries())
    for (const step of [0, 5, 9, 13]) {
      const handler = HANDLERS[(place + step) % HANDLERS.length];
      yield `<${tag} ${handler}="${deed}">`;
      yield `"><${tag} ${handler}='${deed}' `;
    }
  for (const scheme of SCHEMES) {
    yield scheme + CALL;
    for (const write of MARKDOWN) yield write(scheme);
    yield `<a href="${scheme}${CALL}">x</a>`;
  }
}

/** Injection texts of every known kind, in a form that the database accepts. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set([...payloads()].map((text) => text.toWellFormed())),
];

/** Returns a function that cycles through them, starting at an index. */
export function inTurns(from = 0): () => string {
  let place = from;
  return () => HOSTILE_TEXTS[place++ % HOSTILE_TEXTS.length] ?? '';
}
