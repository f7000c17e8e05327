import { createHash } from 'node:crypto';

/** The whole look of the page of a share: calm paper on a telephone, dark where the reader's screen is, and on A4. */
const style = `
:root{color-scheme:light dark;--bg:#f6f8f8;--paper:#fff;--ink:#15201f;--muted:#526060;--line:#d5dddd;--control:#758282;--primary:#0b5563;--on:#fff;--soft:#e0f0f2;--softink:#0b5563;--ok:#17663a;--oksoft:#e2f3e8;--danger:#b3202c;--dangersoft:#fdebec}
@media (prefers-color-scheme:dark){:root{--bg:#0e1415;--paper:#141b1c;--ink:#e8eeee;--muted:#a2b0b0;--line:#2a3536;--control:#7c8b8b;--primary:#6fc7d6;--on:#05222a;--soft:#12333a;--softink:#9fdce6;--ok:#86d5a4;--oksoft:#12301f;--danger:#ff9aa2;--dangersoft:#3a1a1d}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:24px 16px 48px}
.from{margin:0 0 16px;color:var(--muted);font-size:15px}
.from b{color:var(--ink)}
article,form,.card{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:24px 20px;margin:0 0 16px}
article{font:18px/1.6 "Source Serif 4","Iowan Old Style",Georgia,serif}
h1{font-size:1.6em;line-height:1.25;margin:0 0 .6em;text-wrap:balance}
.card h1{font-size:1.4rem}
h2{font-size:1.15em;line-height:1.3;margin:1.8em 0 .5em}
h3{font-size:1em;margin:1.4em 0 .3em}
p{margin:0 0 .9em;white-space:pre-line}
blockquote{margin:0 0 .9em;border-left:2px solid var(--primary);padding-left:1em}
blockquote p{margin:0 0 .4em}
blockquote p:last-child{margin:0}
ul,ol{margin:0 0 1em;padding-left:1.3em}
li{margin:0 0 .45em}
dl{margin:0 0 1em}
dl div{margin:0 0 .25em}
dt{display:inline;color:var(--muted);font-size:.9em}
dt::after{content:": "}
dd{display:inline;margin:0}
.wide{overflow-x:auto;margin:0 0 1em}
table{border-collapse:collapse;font-size:.9em;min-width:100%}
th,td{border:1px solid var(--line);padding:6px 10px;text-align:left;vertical-align:top;overflow-wrap:normal}
form.plain{border:0;padding:0;margin:0}
.kind{color:var(--muted);font:600 14px/1.4 system-ui,sans-serif;margin:0 0 6px}
form h2{font-size:1.15rem;margin:1.6em 0 .5em}
form>h2:first-child,fieldset:first-child{margin-top:0}
fieldset{border:0;margin:0 0 20px;padding:0;min-width:0}
legend{font-weight:600;padding:0;margin:0 0 8px}
.hint{color:var(--muted);font-size:14px;margin:0 0 10px}
.choice{display:flex;gap:12px;align-items:flex-start;min-height:48px;padding:11px 14px;border:1px solid var(--control);border-radius:10px;margin:0 0 8px;cursor:pointer}
.choice:has(:checked){border-color:var(--primary);background:var(--soft);color:var(--softink)}
.choice input{flex:none;width:22px;height:22px;margin:1px 0 0;accent-color:var(--primary)}
.choice small{display:block;font-size:14px}
.step{margin:0 0 14px}
.step .choice{margin:0}
.step:not(:has(:checked)) .how{display:none}
.how{margin:8px 0 0}
label.field{display:block;font-weight:600;font-size:15px;margin:0 0 6px}
input[type=text],textarea{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--control);border-radius:10px;padding:10px 12px;min-height:48px}
textarea{min-height:112px;resize:vertical}
button{width:100%;min-height:52px;border:0;border-radius:10px;background:var(--primary);color:var(--on);font-family:inherit;font-size:17px;font-weight:600;line-height:1.2;cursor:pointer;padding:12px 20px;margin-top:16px}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.note{border-radius:10px;padding:12px 16px;margin:0 0 16px;background:var(--soft);color:var(--softink)}
.ok{background:var(--oksoft);color:var(--ok)}
.bad{background:var(--dangersoft);color:var(--danger)}
.note p:last-child{margin:0}
footer{color:var(--muted);font-size:14px;padding:4px 4px 0}
footer p{margin:0 0 .6em}
@media (min-width:40rem){main{padding-top:40px}article{padding:48px 56px}form,.card{padding:28px 32px}button{width:auto;min-width:14rem}}
@media print{form.printed{display:block!important;border:0;padding:0}form.printed button,form.printed .hint{display:none}form.printed textarea{border-color:#bbb;min-height:8rem}form.printed .note{display:block!important;padding:0}:root{--bg:#fff;--paper:#fff;--ink:#000;--muted:#444;--line:#bbb}main{max-width:none;padding:0}form,.note{display:none}article{border:0;padding:0;font-size:12pt}h2,h3{break-after:avoid}li,tr{break-inside:avoid}}
`;

export const styleTag = `<style>${style}</style>`;

const hash = createHash('sha256').update(style).digest('base64');

/** Nothing is loaded, framed or run: one style, and forms that come back here. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
